import { hash } from 'node:crypto'
import { decodeBody, encodeBody, type Encoding } from './compression.ts'
import { exactCopy, exactText } from './exact-buffer.ts'

/**
 * From this length on, the uncompressed body is released once it is compressed: a page of 110 kB shrinks to 17 kB.
 * Shorter answers keep theirs, because pages are made from it.
 */
const LARGE_BYTES = 32_768

/** The bytes of one answer, in each encoding requested so far. */
export interface StoredBody {
  /** Of the uncompressed body. */
  length: number
  /**
   * The hash of the uncompressed body. A method, not a getter, because objects created with getters live until the next
   * major garbage collection.
   */
  digest: () => string
  /** The body in this encoding, made once; null returns the uncompressed body, which is kept from then on. */
  encode: (encoding: Encoding | null) => Promise<Buffer>
}

const digestOf = (bytes: Buffer) => hash('sha256', bytes, 'base64url').slice(0, 22)

/**
 * `addBytes` is called when memory besides the original body is taken, or with a negative number when it is released.
 */
export function storeBody(given: string | Buffer, addBytes: (bytes: number) => void): StoredBody {
  let plain: Buffer | null = typeof given === 'string' ? exactText(given) : exactCopy(given)
  const { length } = plain
  let isPlainWanted = false
  let digest: string | undefined
  let restoring: Promise<Buffer> | undefined
  let encodings: Map<Encoding, Promise<Buffer>> | undefined

  async function decompress(): Promise<Buffer> {
    const [first] = encodings ?? []
    if (!first) throw new Error('A body was let go of before it was compressed.')
    const [encoding, body] = first
    return decodeBody(await body, encoding)
  }

  async function restore(): Promise<Buffer> {
    try {
      plain = await decompress()
      addBytes(length)
      return plain
    } finally {
      restoring = undefined
    }
  }

  async function compress(encoding: Encoding): Promise<Buffer> {
    const compressed = await encodeBody(plain ?? (await decompress()), encoding)
    addBytes(compressed.length)
    if (plain && !isPlainWanted && length >= LARGE_BYTES) {
      digest ??= digestOf(plain)
      plain = null
      addBytes(-length)
    }
    return compressed
  }

  return {
    length,
    digest() {
      digest ??= digestOf(plain as Buffer) // only released once there is a digest
      return digest
    },
    async encode(encoding) {
      if (encoding === null) {
        isPlainWanted = true
        return plain ?? (restoring ??= restore())
      }
      encodings ??= new Map()
      const known = encodings.get(encoding)
      if (known) return known
      const compressed = compress(encoding)
      encodings.set(encoding, compressed)
      compressed.catch(() => encodings?.delete(encoding))
      return compressed
    },
  }
}
