import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf, single } from './page.ts'
import { professional } from './professionals.ts'
import { bodyId, pageQuery, pathId } from './query.ts'
import { optionalText, replacedText } from './text.ts'
import { FAVORITE_NOTE_MAX } from './text-limits.ts'

export const favorite = z
  .object({
    id: z.int(),
    professional_id: z.int(),
    created_at: instant,
    /** The couple's own note, which nobody else sees. */
    note: z.nullable(z.string()),
    /** null while the profile is not public. */
    professional: z.nullable(professional),
  })
  .register(namedSchemas, { id: 'Favorite' })

export type Favorite = z.infer<typeof favorite>

const favoriteInput = z.object({
  professional_id: bodyId('Odaberite pružatelja usluga.'),
  /** If the favourite already exists, its note stays as it is. */
  note: optionalText(FAVORITE_NOTE_MAX),
})

export type FavoriteInput = z.infer<typeof favoriteInput>

const noteInput = z.object({ note: optionalText(FAVORITE_NOTE_MAX), replaces: replacedText })

export type NoteInput = z.infer<typeof noteInput>

/** Clients look for a favourite in one list, so a page is large enough for all of them. */
const favoritesQuery = z.object(pageQuery(500, 1000))

export const favoriteCalls = {
  'GET /favorites': {
    operationId: 'listFavorites',
    who: ['couple'],
    tag: 'Favoriti',
    summary: 'Favoriti para',
    description: 'Najnoviji najprije. „professional” je null dok profil nije javan.',
    query: favoritesQuery,
    answer: { 200: pageOf(favorite) },
  },
  'POST /favorites': {
    operationId: 'addFavorite',
    who: ['couple'],
    tag: 'Favoriti',
    summary: 'Dodavanje u favorite',
    description: 'Ako je već među favoritima, odgovor je 200 s postojećim.',
    body: favoriteInput,
    takesIdempotencyKey: true,
    answer: { 200: single(favorite), 201: single(favorite) },
  },
  'PUT /favorites/:id': {
    operationId: 'updateFavorite',
    who: ['couple'],
    tag: 'Favoriti',
    summary: 'Bilješka uz favorit',
    description: `Vide je samo par, najviše ${FAVORITE_NOTE_MAX} znakova. Prazna se briše.`,
    params: pathId,
    body: noteInput,
    answer: { 200: single(favorite) },
    rejectsConflicts: true,
  },
  'DELETE /favorites/:id': {
    operationId: 'removeFavorite',
    who: ['couple'],
    tag: 'Favoriti',
    summary: 'Uklanjanje iz favorita',
    description: 'Briše i bilješku.',
    params: pathId,
    answer: { 204: z.null() },
  },
} satisfies Calls
