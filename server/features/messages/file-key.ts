import { randomBytes } from 'node:crypto'

/** No picture's address has such a name, so only the attachment's own call serves the file. */
export const FILE_PREFIX = 'attachment-'

/** A new, unguessable name in the file store. */
export const newFileKey = () => FILE_PREFIX + randomBytes(16).toString('hex')
