import { UnavailableError } from '#server/adapters/unavailable-error.ts'

/** The place where files lie does not answer, or takes none. */
export class FileStoreError extends UnavailableError {
  override name = 'FileStoreError'
}
