import { existsSync, statSync } from 'node:fs'
import { access, constants, lchown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from './error-code.ts'

/** The system account that files belong to. */
export interface Owner {
  uid: number
  gid: number
}

/**
 * The owner that files written at this path by root should get: that of the nearest existing parent. Otherwise a
 * restore by root would leave files that the service cannot change. Null if that owner is root, and for an ordinary
 * account, which owns what it writes anyway.
 */
export function ownerOf(path: string): Owner | null {
  if (process.getuid?.() !== 0) return null
  if (!existsSync(path)) return ownerOf(dirname(path))
  const { uid, gid } = statSync(path)
  return uid === 0 ? null : { uid, gid }
}

export async function giveTo(owner: Owner | null, path: string): Promise<void> {
  // Never the target of a link, which the owner of the folder could have placed there.
  if (owner !== null) await lchown(path, owner.uid, owner.gid)
}

/** Creates a directory and its missing parents for this owner. */
export async function makeDirectoryFor(owner: Owner | null, path: string, mode = 0o777): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await giveTo(owner, made)
}

/**
 * Writes and deletes a file in the directory and checks that each subdirectory is writable. Throws the system's error.
 */
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

/** Explains the failure to the operator, and how to fix it if the directory belongs to another account. */
export function describeWriteError(error: unknown, directory: string): string {
  const reason = error instanceof Error ? error.message : String(error)
  const isForeign = ['EACCES', 'EPERM'].includes(codeOf(error))
  const uid = process.getuid?.()
  return isForeign && uid !== undefined
    ? `${reason}. This process runs as uid ${uid}: chown -R ${uid} ${directory}`
    : reason
}
