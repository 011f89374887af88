/** One file of an archive. */
export interface TarEntry {
  name: string
  content: Buffer
}

const BLOCK_BYTES = 512
/** More than we ever write: a damaged header must not claim all memory. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024

/** The fields of a POSIX ustar header, each with its offset and length. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  modified: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const

const paddingOf = (size: number) => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES

/** The sum of the header's bytes, with the checksum field counted as blanks. */
function sumOf(header: Buffer): number {
  const [start, length] = fields.checksum
  const blank = 32
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? blank : byte), 0)
}

/** In the format of `tar`: a header, the content, and zeros up to the next block. */
export function tarEntry({ name, content }: TarEntry, modifiedAt: Date): Buffer {
  if (!/^[\w./-]{1,100}$/.test(name)) throw new RangeError(`not a name for an archive: ${name}`)
  const header = Buffer.alloc(BLOCK_BYTES)
  const put = (field: keyof typeof fields, text: string) => header.write(text, fields[field][0], 'latin1')
  const putOctal = (field: keyof typeof fields, value: number) =>
    put(field, value.toString(8).padStart(fields[field][1] - 1, '0'))
  put('name', name)
  putOctal('mode', 0o600)
  putOctal('uid', 0)
  putOctal('gid', 0)
  putOctal('size', content.length)
  putOctal('modified', Math.floor(modifiedAt.getTime() / 1000))
  put('type', '0')
  put('magic', 'ustar\u000000')
  put('checksum', `${sumOf(header).toString(8).padStart(6, '0')}\0 `)
  return Buffer.concat([header, content, Buffer.alloc(paddingOf(content.length))])
}

export const tarEnd = () => Buffer.alloc(2 * BLOCK_BYTES)

/** Returns a function that reads the next bytes; it throws if there are fewer than requested. */
function createByteReader(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  return async (wanted: number): Promise<Buffer> => {
    while (length < wanted) {
      const next = await source.next()
      if (next.done === true) throw new Error('it ends too early')
      held.push(next.value)
      length += next.value.length
    }
    const all = Buffer.concat(held)
    held = [all.subarray(wanted)]
    length -= wanted
    return all.subarray(0, wanted)
  }
}

/** Every file of a tar archive written by `tarEntry`. Throws on anything else. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = createByteReader(bytes)
  for (;;) {
    const header = await take(BLOCK_BYTES)
    if (header.every((byte) => byte === 0)) break
    const text = (field: keyof typeof fields) => {
      const [start, length] = fields[field]
      return header.toString('latin1', start, start + length).replace(/[\0 ].*$/s, '')
    }
    const octal = (field: keyof typeof fields) => Number.parseInt(text(field), 8)
    if (text('magic') !== 'ustar' || octal('checksum') !== sumOf(header)) throw new Error('it is no tar archive')
    const size = octal('size')
    if (!(size <= MAX_ENTRY_BYTES) || text('type') !== '0') throw new Error('it holds what no backup holds')
    // A copy, because the buffer it is part of may be large.
    const content = Buffer.from(await take(size))
    await take(paddingOf(size))
    yield { name: text('name'), content }
  }
  await take(BLOCK_BYTES)
}
