import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local.ts'
import { createS3FileStore } from './s3.ts'
import type { S3Settings } from './url.ts'

interface FileSettings {
  dataDir: string
  storage: S3Settings | undefined
}

/** In a bucket where one is configured, else below the data directory. */
export const openFileStore = ({ dataDir, storage }: FileSettings): FileStore =>
  storage === undefined ? createLocalFileStore(join(dataDir, 'media')) : createS3FileStore(storage)
