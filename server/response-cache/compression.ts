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

/** zlib's own is the largest. In the smallest one Brotli works another way: a short body takes a quarter of the time. */
const WINDOW_BITS = { smallest: 16, largest: 22 }
/** Room for what comes out, which of text is a tenth to two fifths: most of zlib's own 16 kB would wait for the collector. */
const CHUNK_BYTES = { smallest: 1_024, largest: 16_384 }

const within = ({ smallest, largest }: { smallest: number; largest: number }, value: number) =>
  Math.min(largest, Math.max(smallest, Math.ceil(value)))

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const chunkSize = within(CHUNK_BYTES, body.length / 2)
  if (encoding === 'gzip') return compressGzip(body, { chunkSize })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // As wide as the body: the same bytes come out.
    [constants.BROTLI_PARAM_LGWIN]: within(WINDOW_BITS, Math.log2(body.length)),
  }
  return compressBrotli(body, { params, chunkSize })
}

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
