import type { CategorySlug } from '#contract/categories.ts'
import type { CategoryTexts, Comments, Trade } from './category-texts.ts'
import { dekoracijaICvijece } from './dekoracija-i-cvijece.ts'
import { fotografija } from './fotografija.ts'
import { glazba } from './glazba.ts'
import { hranaISlastice } from './hrana-i-slastice.ts'
import { lokacija } from './lokacija.ts'
import { makeUpIFrizura } from './make-up-i-frizura.ts'
import { nakit } from './nakit.ts'
import { odjeca } from './odjeca.ts'
import { pozivniceIPokloni } from './pozivnice-i-pokloni.ts'
import { transport } from './transport.ts'
import { videoProdukcija } from './video-produkcija.ts'

export const texts: Readonly<Record<CategorySlug, CategoryTexts>> = {
  lokacija,
  fotografija,
  'video-produkcija': videoProdukcija,
  glazba,
  'dekoracija-i-cvijece': dekoracijaICvijece,
  odjeca,
  'make-up-i-frizura': makeUpIFrizura,
  'hrana-i-slastice': hranaISlastice,
  transport,
  'pozivnice-i-pokloni': pozivniceIPokloni,
  nakit,
}

/** Throws if no category has comments for this trade. */
export function commentsOf(trade: Trade): Comments {
  for (const { comments } of Object.values(texts)) {
    const found = comments[trade]
    if (found) return found
  }
  throw new RangeError(`no comments of ${trade}`)
}
