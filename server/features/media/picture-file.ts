import { createHash } from 'node:crypto'
import { type PictureFormat, pictureFormats } from '#contract/media.ts'

export interface PictureFile {
  hash: string
  width: number
  format: PictureFormat
}

/** The parts of `{hash}-{width}.{format}`; null for a name that `mediaPath` could not have built. */
export function parsePictureFile(name: string): PictureFile | null {
  const [, hash = '', width = '', extension] = /^([a-z0-9]{8,64})-([1-9]\d{0,4})\.([a-z]{4})$/.exec(name) ?? []
  const format = pictureFormats.find((known) => known === extension)
  return format === undefined ? null : { hash, width: Number(width), format }
}

export const fileNameOf = ({ hash, width, format }: PictureFile) => `${hash}-${width}.${format}`

/** The part of a picture that a shared link shows. */
export const sharedName = (hash: string) => `${hash}-1200x630.jpg`

/** The hash in the name of such a file; null for any other name. */
export const parseSharedFile = (name: string): string | null =>
  /^([a-z0-9]{8,64})-1200x630\.jpg$/.exec(name)?.[1] ?? null

/** No picture's address has such a name. */
export const masterName = (hash: string) => `${hash}-master.webp`

/** The common prefix of all file names for this content. */
export const filePrefixOf = (hash: string) => `${hash}-`

/** The hash of the content that a stored file belongs to; null for another kind of file. */
export const hashOf = (name: string): string | null =>
  /^([a-z0-9]{8,64})-(?:\d+\.(?:avif|webp)|1200x630\.jpg|master\.webp)$/.exec(name)?.[1] ?? null

/** A crash while a file was being written leaves its name followed by a UUID. */
export const isTemporary = (name: string) => {
  const [, whole = ''] = /^(.+)\.[0-9a-f-]{36}$/.exec(name) ?? []
  return hashOf(whole) !== null
}

/** The same hash for the same pixels, regardless of the file's metadata. */
export const hashContent = ({ master, width, height }: { master: Buffer; width: number; height: number }) =>
  createHash('sha256').update(`${width}x${height} `).update(master).digest('hex').slice(0, 32)
