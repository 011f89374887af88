import type { CategorySlug } from '#contract/categories.ts'
import { hashOfDrawing } from '#demo/drawings/address.ts'
import { altText, drawingSize, pickDrawings } from '#demo/drawings/draw.ts'
import type { SeededRandom } from './random.ts'
import type { MediaRow } from './rows.ts'

export type Picture = Pick<MediaRow, 'hash' | 'filename' | 'alt' | 'width' | 'height' | 'position'>

/** The gallery of a professional, cover first. */
export function makePictures(category: CategorySlug, count: number, random: SeededRandom): Picture[] {
  return pickDrawings(category, () => random.next(), count).map((drawing, position) => ({
    hash: hashOfDrawing(drawing),
    filename: `fotografija-${position + 1}.webp`,
    alt: altText(drawing),
    ...drawingSize(drawing),
    position,
  }))
}
