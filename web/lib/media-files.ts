import type { Media, PictureFormat } from '#contract/media.ts'
import { mediaPath } from '#contract/paths.ts'

/** A picture on a card. */
export type Cover = Pick<Media, 'hash' | 'widths' | 'url' | 'width' | 'height'>

/** The widest that any card shows, on a screen of three pixels to one. Each picture has a file as narrow as that. */
const COVER_WIDTH = 960

/** Only what a card shows, because a page has it twice: as markup and for hydration. */
export function toCover({ hash, widths, url, width, height }: Cover): Cover {
  return { hash, widths: widths.filter((one) => one <= COVER_WIDTH), url, width, height }
}

/** The URLs of a portfolio picture by format and width, and its size. */
export function mediaFiles({ hash, widths, url, width, height }: Cover) {
  const srcSet = (format: PictureFormat) => widths.map((one) => `${mediaPath(hash, one, format)} ${one}w`).join(', ')
  return { avif: srcSet('avif'), webp: srcSet('webp'), fallback: url, width, height }
}
