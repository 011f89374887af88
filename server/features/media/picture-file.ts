import { type PictureFormat, pictureFormats } from '../../../contract/media.ts'

export interface PictureFile {
  hash: string
  width: number
  format: PictureFormat
}

/** The parts of `{hash}-{width}.{format}`; null for anything that `mediaPath` could not have built. */
export function parsePictureFile(name: string): PictureFile | null {
  const [, hash = '', width = '', extension] = /^([a-z0-9]{8,64})-([1-9]\d{0,4})\.([a-z]{4})$/.exec(name) ?? []
  const format = pictureFormats.find((known) => known === extension)
  return format === undefined ? null : { hash, width: Number(width), format }
}
