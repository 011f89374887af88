import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { localFileStore } from './local.ts'
import { s3FileStore } from './s3.ts'
import type { S3Settings } from './url.ts'

interface FileSettings {
  dataDir: string
  storage: S3Settings | undefined
}

/** In a bucket where one is configured, else below the data directory. */
export const openFileStore = ({ dataDir, storage }: FileSettings): FileStore =>
  storage === undefined ? localFileStore(join(dataDir, 'media')) : s3FileStore(storage)
