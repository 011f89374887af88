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

/**
 * zlib's own is the largest. With the smallest, Brotli uses a different method that takes a quarter of the time for a
 * short body.
 */
const WINDOW_BITS = { smallest: 16, largest: 22 }
/**
 * The size of the output chunks. Compressed text is a tenth to two fifths of the original; chunks are smaller than
 * that, since each stays allocated until garbage collection.
 */
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
    // A window as large as the body gives the same output.
    [constants.BROTLI_PARAM_LGWIN]: within(WINDOW_BITS, Math.log2(length)),
  }
  return createBrotliCompress({ params, chunkSize })
}

const decompressors = { br: createBrotliDecompress, gzip: createGunzip }

const withoutRequest = AsyncLocalStorage.snapshot()

/**
 * The garbage collector's minor collections treat a zlib stream's native part as a root, so everything reachable from
 * it survives until the next major collection; with `brotliCompress`, that is the whole body and the request that asked
 * for it. From this stream, only an empty one can be reached.
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

/** The original of an encoded body. */
export const decodeBody = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  passThrough(decompressors[encoding], body)

function readAccepted(accepted: string): Encoding | null {
  const refused = (encoding: Encoding) =>
    new RegExp(`(^|[\\s,])${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`, 'i').test(accepted)
  const named = (encoding: Encoding) => new RegExp(`(^|[\\s,])${encoding}\\s*(;|,|$)`, 'i').test(accepted)
  return encodings.find((encoding) => named(encoding) && !refused(encoding)) ?? null
}

/** Browsers send only a handful of variants; the limit keeps invented ones from piling up. */
const MAX_KNOWN = 100
const MAX_KNOWN_LENGTH = 100
const known = new Map<string, Encoding | null>()

/** The best encoding that the client accepts, whatever the body's length. */
export function bestEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null
  const before = known.get(accepted)
  if (before !== undefined) return before
  const best = readAccepted(accepted)
  if (known.size === MAX_KNOWN) known.clear()
  if (accepted.length <= MAX_KNOWN_LENGTH) known.set(accepted, best)
  return best
}

/** The best encoding that the client accepts; null if the body is better sent as it is. */
export const chooseEncoding = (accepted: string | undefined, length: number): Encoding | null =>
  length < MIN_BYTES ? null : bestEncoding(accepted)
