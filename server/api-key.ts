import { crc32 } from 'node:zlib'
import { createToken } from './token.ts'

/** Lets secret scanners recognise our keys. */
const PREFIX = 'zvk_'

function checksumOf(secret: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(secret))
  return bytes.toString('base64url')
}

/** A new API key of 53 characters: the prefix, 256 random bits and their checksum. */
export function createApiKey(): string {
  const secret = createToken()
  return PREFIX + secret + checksumOf(secret)
}

/**
 * Whether the text can be a key at all. Mistyped, truncated and guessed keys are refused without asking the database.
 */
export function isApiKey(text: string): boolean {
  const [, secret = '', checksum] = /^zvk_([\w-]{43})([\w-]{6})$/.exec(text) ?? []
  return checksum !== undefined && checksum === checksumOf(secret)
}

/** The start and end of a key, enough for its owner to recognise it; 200 of its random bits stay secret. */
export const maskApiKey = (key: string) => `${key.slice(0, PREFIX.length + 4)}…${key.slice(-4)}`
