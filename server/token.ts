import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits, for a session or for a link in a mail. */
export const createToken = () => randomBytes(32).toString('base64url')

/** The form in which the database stores a token. With this many random bits, a fast hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
