import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local.ts'
import { createS3FileStore } from './s3.ts'
import type { S3Settings } from './url.ts'

interface FileSettings {
  dataDir: string
  storage: S3Settings | undefined
}

const MINUTE_MS = 60_000

/**
 * Logs the first error, then one a minute, because a full disk affects every request for a picture that is not stored
 * yet.
 */
function logNowAndThen(log: (line: string) => void): (error: Error) => void {
  let loggedAt = -Infinity
  return ({ message, cause }) => {
    if (performance.now() - loggedAt < MINUTE_MS) return
    loggedAt = performance.now()
    const reason = cause instanceof Error ? ` (${cause.message})` : ''
    log(`Pictures are made at each request, as they cannot be stored: ${message}${reason}`)
  }
}

/**
 * Uses a bucket if one is configured, otherwise the data directory. `log` is called when pictures could not be stored.
 */
export function openFileStore({ dataDir, storage }: FileSettings, log: (line: string) => void = () => {}): FileStore {
  const onUnstored = logNowAndThen(log)
  if (storage !== undefined) return createS3FileStore(storage, onUnstored)
  return createLocalFileStore(join(dataDir, 'media'), { onUnstored })
}
