import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { exactCopy } from './exact-buffer.ts'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Below this the headers outweigh what is saved. */
const MIN_BYTES = 1_000

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : compressGzip(body)

export const encodeBody = async (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  exactCopy(await compress(body, encoding))

/** The body that was encoded so. */
export const decodeBody = async (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  exactCopy(await decompressors[encoding](body))

function readAccepted(accepted: string): Encoding | null {
  const refused = (encoding: Encoding) =>
    new RegExp(`(^|[\\s,])${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`, 'i').test(accepted)
  const named = (encoding: Encoding) => new RegExp(`(^|[\\s,])${encoding}\\s*(;|,|$)`, 'i').test(accepted)
  return encodings.find((encoding) => named(encoding) && !refused(encoding)) ?? null
}

/** Browsers send a handful of them; made-up ones do not pile up. */
const MAX_KNOWN = 100
const MAX_KNOWN_LENGTH = 100
const known = new Map<string, Encoding | null>()

/** The best encoding that the client takes, whatever the length. */
export function bestEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null
  const before = known.get(accepted)
  if (before !== undefined) return before
  const best = readAccepted(accepted)
  if (known.size === MAX_KNOWN) known.clear()
  if (accepted.length <= MAX_KNOWN_LENGTH) known.set(accepted, best)
  return best
}

/** The best encoding that the client takes; null sends the body as it is. */
export const chooseEncoding = (accepted: string | undefined, length: number): Encoding | null =>
  length < MIN_BYTES ? null : bestEncoding(accepted)
