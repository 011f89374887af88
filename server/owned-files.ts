import { existsSync, lstatSync, readlinkSync, statSync } from 'node:fs'
import { access, constants, lchown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from './error-code.ts'

/** The disk is full, or was made read-only or unreadable by its failure, or is another's; or too many files are open. */
const diskErrors = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']

/** A failure of the disk, which a later try may not meet, and no other one of the file. */
export const isDiskFailure = (error: unknown) => diskErrors.includes(codeOf(error))

/** Only room is missing: nothing is wrong with how the product was set up. */
export const isFullDisk = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error))

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

/**
 * Makes a directory, and those above it that are missing, for this owner. Step by step: `mkdir` with `recursive` never
 * returns below /proc and its like, and says of a disk that only reads that there is no such file.
 */
export async function makeDirectoryFor(owner: Owner | null, path: string, mode = 0o777): Promise<void> {
  if (existsSync(path)) return
  await makeDirectoryFor(owner, dirname(path), mode)
  try {
    await mkdir(path, { mode })
  } catch (error) {
    // Another one may have made it meanwhile.
    if (codeOf(error) === 'EEXIST' && existsSync(path)) return
    throw error
  }
  await giveTo(owner, path)
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

/** In words, where the path or one above it is a link to what is not there, such as a disk that is not mounted. */
function describeBrokenLink(path: string): string | undefined {
  if (existsSync(path)) return undefined
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (entry?.isSymbolicLink()) return `${path} is a link to ${readlinkSync(path)}, which is not there`
  return describeBrokenLink(dirname(path))
}

/** For an operator: the reason, and how it is put right where a directory belongs to somebody else. */
export function describeWriteError(error: unknown, directory: string): string {
  const reason = error instanceof Error ? error.message : String(error)
  const code = codeOf(error)
  const uid = process.getuid?.()
  if (['EACCES', 'EPERM'].includes(code) && uid !== undefined)
    return `${reason}. This process runs as uid ${uid}: chown -R ${uid} ${directory}`
  // The target of a link is missing, or the link is in the way of a directory.
  return (['ENOENT', 'EEXIST'].includes(code) && describeBrokenLink(directory)) || reason
}
