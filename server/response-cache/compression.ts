import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Below this the headers outweigh what is saved. */
const MIN_BYTES = 1_000

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export const encodeBody = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : compressGzip(body)

/** The best encoding that the client takes; null sends the body as it is. */
export function chooseEncoding(accepted: string | undefined, length: number): Encoding | null {
  if (accepted === undefined || length < MIN_BYTES) return null
  const refused = (encoding: Encoding) =>
    new RegExp(`(^|[\\s,])${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`, 'i').test(accepted)
  const named = (encoding: Encoding) => new RegExp(`(^|[\\s,])${encoding}\\s*(;|,|$)`, 'i').test(accepted)
  return encodings.find((encoding) => named(encoding) && !refused(encoding)) ?? null
}
