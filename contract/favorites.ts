import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { professional } from './professionals.ts'
import { bodyId, pageQuery } from './query.ts'

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

export const favoriteInput = z.object({ professional_id: bodyId('Odaberite pružatelja usluga.') })

/** Clients look their favourites' ids up in one list, so a page holds all that anyone will have. */
export const favoritesQuery = z.object(pageQuery(500, 1000))
