import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, pageOf, single } from './page.ts'
import { bodyId, pageQuery, pathId } from './query.ts'
import { replacedText, requiredMessage, requiredName } from './text.ts'

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

/** All of them fit on one page; the select in the registration form requests no other. */
const categoriesQuery = z.object(pageQuery(100, 100))

export const categoryChange = z.object({ name: requiredName(60), replaces: replacedText })

export type CategoryChange = z.infer<typeof categoryChange>

/** All categories, each once. */
const categoryOrder = z.object({
  ids: z.array(bodyId('Kategorija nije pronađena.'), { error: requiredMessage }).check(z.maxLength(100)),
})

export type CategoryOrder = z.infer<typeof categoryOrder>

export const categoryCalls = {
  'GET /categories': {
    operationId: 'listCategories',
    who: 'everyone',
    isConditional: true,
    tag: 'Kategorije',
    summary: 'Popis kategorija',
    description: 'Redom kojim ih portal prikazuje.',
    query: categoriesQuery,
    answer: { 200: pageOf(category) },
  },
  'PUT /admin/categories/order': {
    operationId: 'orderCategories',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Redoslijed kategorija',
    description: 'Sve kategorije, svaka jednom, u novom redoslijedu.',
    body: categoryOrder,
    answer: { 200: listOf(category) },
  },
  'PUT /admin/categories/:id': {
    operationId: 'updateCategory',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Naziv kategorije',
    description: 'Mijenja se samo naziv; oznaka u adresi (slug) ostaje.',
    params: pathId,
    body: categoryChange,
    answer: { 200: single(category) },
    rejectsConflicts: true,
  },
} satisfies Calls
