import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  describeBrokenLink,
  describeWriteError,
  giveTo,
  isDiskFailure,
  makeDirectoryFor,
  ownerOf,
  tryWriting,
} from '#server/owned-files.ts'
import { codeOf } from '#server/error-code.ts'
import { StartupError } from '#server/startup-error.ts'
import { FileStoreError } from './file-store-error.ts'
import { type FileStore, createFileStore, type StoredFile } from './file-store.ts'

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'

const toUnavailable = (error: unknown) =>
  isDiskFailure(error) ? new FileStoreError('the disk takes or gives no file', { cause: error }) : error

/** For writing: a folder that has just been created is gone because somebody tidied up or took the disk away. */
const toUnstored = (error: unknown) =>
  isMissing(error) ? new FileStoreError('the disk takes or gives no file', { cause: error }) : toUnavailable(error)

/** The result of `work`, or `otherwise` if the file does not exist. */
async function unlessMissing<Result, Otherwise>(
  work: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw toUnavailable(error)
  }
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await unlessMissing(opendir(folder), null)
  if (entries !== null) for await (const { name } of entries) yield name
}

interface LocalOptions {
  /** Called if something was made but could not be stored. */
  onUnstored?: (error: FileStoreError) => void
  /** Replaced by tests, which have no full disk. */
  write?: typeof writeFile
  /** Replaced by tests, which cut no power. */
  flush?: typeof flushFolder
}

/** Files of conversations are among them. Nodes under several accounts may share the folder by their group. */
const FILE_MODE = 0o660

/** Systems on which a folder cannot be opened, or disks that do not flush one. PostgreSQL lets these pass, too. */
const notFlushed = ['EISDIR', 'EACCES', 'EPERM', 'EBADF', 'EINVAL', 'ENOTSUP']

/** Writes the names in a folder to disk. */
async function flushFolder(folder: string): Promise<void> {
  let opened: FileHandle | undefined
  try {
    opened = await open(folder)
    await opened.sync()
  } catch (error) {
    if (!notFlushed.includes(codeOf(error))) throw error
  } finally {
    await opened?.close()
  }
}

/**
 * Files in one directory, spread over subdirectories by the first two letters of their names. If root writes them, they
 * belong to the owner of the parent directory.
 */
export function createLocalFileStore(
  directory: string,
  { onUnstored, write = writeFile, flush = flushFolder }: LocalOptions = {},
): FileStore {
  const pathOf = (name: string) => join(directory, name.slice(0, 2), name)
  const owner = ownerOf(dirname(directory))

  async function put(name: string, content: Buffer): Promise<void> {
    const path = pathOf(name)
    // Written under a temporary name first, so that a reader never finds a partial file; if a crash leaves one, it is
    // listed.
    const unfinished = `${path}.${randomUUID()}`
    try {
      await makeDirectoryFor(owner, dirname(path))
      // Flushed before the row is written, so that every row that survives a power cut has its files.
      await write(unfinished, content, { flush: true, mode: FILE_MODE })
      await giveTo(owner, unfinished)
      await rename(unfinished, path)
      // Its name is in the folder, and the folder's own name, if it is new, in the one above.
      for (const folder of [dirname(path), directory]) await flush(folder)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw toUnstored(error)
    }
  }

  async function* list(prefix = ''): AsyncGenerator<StoredFile> {
    const folders = prefix.length < 2 ? namesIn(directory) : [prefix.slice(0, 2)]
    for await (const folder of folders) {
      if (folder.length !== 2) continue
      for await (const name of namesIn(join(directory, folder))) {
        if (!name.startsWith(prefix)) continue
        const stats = await unlessMissing(stat(join(directory, folder, name)), null)
        if (stats?.isFile()) yield { name, modifiedAt: stats.mtime }
      }
    }
  }

  async function reach(): Promise<void> {
    try {
      await makeDirectoryFor(owner, directory)
      await tryWriting(directory)
    } catch (cause) {
      throw new StartupError(`Pictures cannot be stored in ${directory}: ${describeWriteError(cause, directory)}`, {
        cause,
      })
    }
  }

  /** A directory that is not there is that of a site without pictures, unless it should be behind a link. */
  async function checkReadability(): Promise<void> {
    let problem = describeBrokenLink(directory)
    try {
      if (existsSync(directory)) await readdir(directory)
    } catch (cause) {
      problem = describeWriteError(cause, directory)
    }
    if (problem !== undefined) throw new StartupError(`Pictures cannot be read in ${directory}: ${problem}`)
  }

  return createFileStore(
    {
      find: (name) => unlessMissing(readFile(pathOf(name)), null),
      has: async (name) => (await unlessMissing(stat(pathOf(name)), null)) !== null,
      put,
      remove: (name) => rm(pathOf(name), { force: true }),
      list,
      checkAvailability: reach,
      checkReadability,
    },
    onUnstored,
  )
}
