import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './error-code.ts'
import { giveTo, makeDirectoryFor, ownerOf } from './owned-files.ts'

/** An empty file whose modification time is that of the last backup, so `touch` works as well. */
const pathOf = (dataDir: string) => join(dataDir, 'last-backup')

export async function recordBackup(dataDir: string): Promise<void> {
  const owner = ownerOf(dataDir)
  await makeDirectoryFor(owner, dataDir)
  await writeFile(pathOf(dataDir), '')
  await giveTo(owner, pathOf(dataDir))
}

/** When the last backup was made, in seconds since 1970; 0 if none was recorded. */
export async function readLastBackup(dataDir: string): Promise<number> {
  try {
    return (await stat(pathOf(dataDir))).mtimeMs / 1000
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0
    throw error
  }
}
