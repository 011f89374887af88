import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits for a session or a link in a mail. */
export const createToken = () => randomBytes(32).toString('base64url')

/** The form in which the database holds a token; with so many random bits it needs no slow hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
