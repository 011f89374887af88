import * as z from 'zod/mini'
import { namedSchemas } from './named-schemas.ts'
import { pageQuery } from './query.ts'

/** The eleven categories by their slug, which also names their colour, icon and drawings. */
export const categorySlugs = [
  'lokacija',
  'fotografija',
  'video-produkcija',
  'glazba',
  'dekoracija-i-cvijece',
  'odjeca',
  'make-up-i-frizura',
  'hrana-i-slastice',
  'transport',
  'pozivnice-i-pokloni',
  'nakit',
] as const

export type CategorySlug = (typeof categorySlugs)[number]

export const category = z
  .object({ id: z.int(), name: z.string(), slug: z.string() })
  .register(namedSchemas, { id: 'Category' })

export type Category = z.infer<typeof category>

/** All of them fit in one page; registration's select asks for no other. */
export const categoriesQuery = z.object(pageQuery(100, 100))
