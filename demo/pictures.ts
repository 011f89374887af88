import { createHash } from 'node:crypto'
import type { CategorySlug } from '#contract/categories.ts'
import { altText, drawingKey, drawingSize, pickDrawings } from '#demo/drawings/draw.ts'
import type { SeededRandom } from './random.ts'
import type { MediaRow } from './rows.ts'

/** Part of every address of a drawn picture: raise it when the drawings change, since addresses are kept for a year. */
const drawingVersion = 1

export type Picture = Pick<MediaRow, 'hash' | 'filename' | 'alt' | 'width' | 'height' | 'position' | 'drawing'>

/** The gallery of one professional, its cover first. */
export function makePictures(category: CategorySlug, count: number, random: SeededRandom): Picture[] {
  return pickDrawings(category, () => random.next(), count).map((drawing, position) => {
    const key = drawingKey(drawing)
    const hash = createHash('sha256').update(`${key} ${drawingVersion}`).digest('hex').slice(0, 20)
    const filename = `fotografija-${position + 1}.webp`
    return { hash, filename, alt: altText(drawing), ...drawingSize(drawing), position, drawing: key }
  })
}
