import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transform } from 'node:stream'
import {
  constants,
  createBrotliCompress,
  createBrotliDecompress,
  createGunzip,
  createGzip,
  type BrotliOptions,
} from 'node:zlib'
import { exactCopy } from './exact-buffer.ts'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Below this the headers outweigh what is saved. */
const MIN_BYTES = 1_000

/** zlib's own is the largest. In the smallest one Brotli works another way: a short body takes a quarter of the time. */
const WINDOW_BITS = { smallest: 16, largest: 22 }
/** Room for what comes out, which of text is a tenth to two fifths; a part of it, since it waits for the collector. */
const CHUNK_BYTES = { smallest: 1_024, largest: 16_384 }
const CHUNKS_OF_BODY = 8

const within = ({ smallest, largest }: { smallest: number; largest: number }, value: number) =>
  Math.min(largest, Math.max(smallest, Math.ceil(value)))

function createCompressor(encoding: Encoding, length: number): Transform {
  const chunkSize = within(CHUNK_BYTES, length / CHUNKS_OF_BODY)
  if (encoding === 'gzip') return createGzip({ chunkSize })
  const params: BrotliOptions['params'] = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // As wide as the body: the same bytes come out.
    [constants.BROTLI_PARAM_LGWIN]: within(WINDOW_BITS, Math.log2(length)),
  }
  return createBrotliCompress({ params, chunkSize })
}

const decompressors = { br: createBrotliDecompress, gzip: createGunzip }

const withoutRequest = AsyncLocalStorage.snapshot()

/**
 * A minor collection takes the native part of a stream of zlib for needed, and with it all that can be reached from
 * there, which so lives until the next large one: in `brotliCompress` the whole body and the request that asked for it.
 * From this one only an empty stream can be reached.
 */
function passThrough(createStream: () => Transform, body: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  const stream = withoutRequest(createStream)
  stream
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('error', reject)
    .on('end', () => {
      stream.removeAllListeners()
      resolve(exactCopy(Buffer.concat(chunks)))
    })
    .end(body)
  return promise
}

export const encodeBody = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  passThrough(() => createCompressor(encoding, body.length), body)

/** The body that was encoded so. */
export const decodeBody = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  passThrough(decompressors[encoding], body)

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
