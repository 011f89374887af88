import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

interface Size {
  width?: number
  height?: number
}

const plain = ({ width = 400, height = 300 }: Size, color = '#b4653a') =>
  sharp({ create: { width, height, channels: 3, background: color } })

export const makeJpeg = (size: Size = {}, color?: string) => plain(size, color).jpeg().toBuffer()

/** Each colour gives different content. */
export const numberedJpeg = (number: number) =>
  makeJpeg({ width: 320, height: 240 }, `#${(number * 7 + 4096).toString(16).padStart(6, '0')}`)

export function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG with one bit per pixel, with these data chunks, valid or not, and these chunks before them. */
export function makePng(width: number, height: number, data: Buffer[], notes: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1 // bits per pixel, colour type 0
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...notes,
    ...data.map((piece) => pngChunk('IDAT', piece)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A black picture, which is small whatever its dimensions. */
export const makeHugePng = (width: number, height: number) =>
  makePng(width, height, [deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 })])

export const dataUrl = (content: Buffer | string, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`

interface SentPicture {
  content: Buffer | string
  field?: string
  filename?: string
  type?: string
}

const boundary = 'granica-koje-u-slici-nema'

const partOf = ({ content, field = 'image', filename = 'slika.jpg', type = 'image/jpeg' }: SentPicture) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])

/** A multipart body, as a browser's form sends it. */
export const formOf = (pictures: readonly SentPicture[]) => ({
  body: Buffer.concat([...pictures.map(partOf), Buffer.from(`--${boundary}--\r\n`)]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
})

/** The same with one file. */
export const formWith = (content: Buffer | string, options: Omit<SentPicture, 'content'> = {}) =>
  formOf([{ content, ...options }])
