import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf, single } from './page.ts'
import { professional } from './professionals.ts'
import { bodyId, pageQuery, pathId } from './query.ts'

export const favorite = z
  .object({
    id: z.int(),
    professional_id: z.int(),
    created_at: instant,
    /** null while the profile is not public. */
    professional: z.nullable(professional),
  })
  .register(namedSchemas, { id: 'Favorite' })

export type Favorite = z.infer<typeof favorite>

const favoriteInput = z.object({ professional_id: bodyId('Odaberite pružatelja usluga.') })

/** Clients look their favourites up in one list, so a page is large enough for all of them. */
const favoritesQuery = z.object(pageQuery(500, 1000))

export const favoriteCalls = {
  'GET /favorites': {
    who: ['couple'],
    tag: 'Favoriti',
    summary: 'Favoriti para',
    description: 'Najnoviji najprije. „professional” je null dok profil nije javan.',
    query: favoritesQuery,
    answer: { 200: pageOf(favorite) },
  },
  'POST /favorites': {
    who: ['couple'],
    tag: 'Favoriti',
    summary: 'Dodavanje u favorite',
    description: 'Ako je već među favoritima, odgovor je 200 s postojećim.',
    body: favoriteInput,
    takesIdempotencyKey: true,
    answer: { 200: single(favorite), 201: single(favorite) },
  },
  'DELETE /favorites/:id': {
    who: ['couple'],
    tag: 'Favoriti',
    summary: 'Uklanjanje iz favorita',
    params: pathId,
    answer: { 204: z.null() },
  },
} satisfies Calls
