import { UnavailableError } from '#server/adapters/unavailable-error.ts'

/** The file store does not answer, or accepts no files. */
export class FileStoreError extends UnavailableError {
  override name = 'FileStoreError'
}
