import { existsSync, statSync } from 'node:fs'
import { access, constants, lchown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from './error-code.ts'

/** An account of the system that files belong to. */
export interface Owner {
  uid: number
  gid: number
}

/**
 * To whom belongs what root writes at this path: the owner of what exists of it, or the service could not change its own
 * files after a restore by root. Null where that is root as well, and for an ordinary account, which owns what it writes.
 */
export function ownerOf(path: string): Owner | null {
  if (process.getuid?.() !== 0) return null
  if (!existsSync(path)) return ownerOf(dirname(path))
  const { uid, gid } = statSync(path)
  return uid === 0 ? null : { uid, gid }
}

export async function giveTo(owner: Owner | null, path: string): Promise<void> {
  // Not what a link leads to: the owner of the folder could have put one there.
  if (owner !== null) await lchown(path, owner.uid, owner.gid)
}

/** Makes a directory, and those above it that are missing, for this owner. */
export async function makeDirectoryFor(owner: Owner | null, path: string, mode = 0o777): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await giveTo(owner, made)
}

/** Writes and deletes a file in the directory, and asks whether each directory in it can be written; throws what the system says. */
export async function tryWriting(directory: string): Promise<void> {
  const probe = join(directory, `.probe-${process.pid}`)
  try {
    await writeFile(probe, 'This file can be deleted.\n', { flush: true })
  } finally {
    await rm(probe, { force: true })
  }
  for (const entry of await readdir(directory, { withFileTypes: true }))
    if (entry.isDirectory()) await access(join(directory, entry.name), constants.W_OK | constants.X_OK)
}

/** For an operator: the reason, and how it is put right where a directory belongs to somebody else. */
export function describeWriteError(error: unknown, directory: string): string {
  const reason = error instanceof Error ? error.message : String(error)
  const isForeign = ['EACCES', 'EPERM'].includes(codeOf(error))
  const uid = process.getuid?.()
  return isForeign && uid !== undefined
    ? `${reason}. This process runs as uid ${uid}: chown -R ${uid} ${directory}`
    : reason
}
