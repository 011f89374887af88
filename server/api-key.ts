import { crc32 } from 'node:zlib'
import { createToken } from './token.ts'

/** By which programs that search texts for secrets recognise one of ours. */
const PREFIX = 'zvk_'

function checksumOf(secret: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(secret))
  return bytes.toString('base64url')
}

/** A new API key: the prefix, 256 random bits, and a checksum of them, 53 characters in all. */
export function createApiKey(): string {
  const secret = createToken()
  return PREFIX + secret + checksumOf(secret)
}

/** Whether the text can be a key: one that was mistyped, cut or guessed is refused without the database. */
export function isApiKey(text: string): boolean {
  const [, secret = '', checksum] = /^zvk_([\w-]{43})([\w-]{6})$/.exec(text) ?? []
  return checksum !== undefined && checksum === checksumOf(secret)
}

/** Its ends, by which the owner recognises it; 200 of its random bits stay secret. */
export const maskApiKey = (key: string) => `${key.slice(0, PREFIX.length + 4)}…${key.slice(-4)}`
