import { existsSync, lstatSync, readlinkSync, statSync } from 'node:fs'
import { access, constants, lchown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from './error-code.ts'
import { quoteForShell } from './shell.ts'

/** The disk is full, read-only or failing, or belongs to another account; or too many files are open. */
const diskErrors = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']

/** Whether the disk failed, so that a later try may succeed, rather than anything about the file itself. */
export const isDiskFailure = (error: unknown) => diskErrors.includes(codeOf(error))

/** Whether only room is missing, and nothing is wrong with how the product was set up. */
export const isFullDisk = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error))

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

/**
 * Creates a directory and its missing parents for this owner. One at a time, because `mkdir` with `recursive` never returns
 * below /proc and the like, and reports a read-only disk as a missing file.
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

/** Names the link if the path or one of its parents leads to something that does not exist, such as an unmounted disk. */
export function describeBrokenLink(path: string): string | undefined {
  if (existsSync(path)) return undefined
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (entry?.isSymbolicLink()) return `${path} is a link to ${readlinkSync(path)}, which is not there`
  return describeBrokenLink(dirname(path))
}

/** A path as it is pasted into a shell, quoted only where it has to be. */
export const asShellWord = (path: string) => (/^[\w./:-]+$/.test(path) ? path : quoteForShell(path))

/** Explains the failure to the operator, and how to fix it if the directory belongs to another account. */
export function describeWriteError(error: unknown, directory: string): string {
  const reason = error instanceof Error ? error.message : String(error)
  const code = codeOf(error)
  const uid = process.getuid?.()
  if (['EACCES', 'EPERM'].includes(code) && uid !== undefined) {
    const path = asShellWord(directory)
    return `${reason}. This process runs as uid ${uid}: ${existsSync(directory) ? '' : `mkdir -p ${path} && `}chown -R ${uid} ${path}`
  }
  // The target of a link is missing, or the link is in the way of a directory.
  return (['ENOENT', 'EEXIST'].includes(code) && describeBrokenLink(directory)) || reason
}
