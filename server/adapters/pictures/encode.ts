import type { Sharp } from 'sharp'
import type { PictureFormat } from '#contract/media.ts'

/** A higher effort takes seconds for a large AVIF and saves only a few per cent. */
export const encodePicture = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  format === 'avif'
    ? picture.avif({ quality: 50, effort: 2 }).toBuffer()
    : picture.webp({ quality: 78, effort: 3 }).toBuffer()
