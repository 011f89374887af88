import { randomBytes } from 'node:crypto'

/** No address of a picture has such a name, so that nothing but its own call serves the file. */
export const FILE_PREFIX = 'attachment-'

/** A new name in the file store, which cannot be guessed. */
export const newFileKey = () => FILE_PREFIX + randomBytes(16).toString('hex')
