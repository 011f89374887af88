import type { Media, PictureFormat } from '#contract/media.ts'
import { mediaPath } from '#contract/paths.ts'

/** The URLs of a portfolio picture by format and width, and its size. */
export function mediaFiles({
  hash,
  widths,
  url,
  width,
  height,
}: Pick<Media, 'hash' | 'widths' | 'url' | 'width' | 'height'>) {
  const srcSet = (format: PictureFormat) => widths.map((one) => `${mediaPath(hash, one, format)} ${one}w`).join(', ')
  return { avif: srcSet('avif'), webp: srcSet('webp'), fallback: url, width, height }
}
