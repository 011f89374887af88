import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { category } from './categories.ts'
import { checkPriceRange, companyAnswer, companyInput } from './company-fields.ts'
import { instant } from './instant.ts'
import { media } from './media.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf, single } from './page.ts'
import { pageQuery, pathId, queryPrice, queryDay, queryId, queryText } from './query.ts'
import { requiredText } from './text.ts'

export const professionalStatuses = ['pending', 'approved', 'rejected'] as const
export type ProfessionalStatus = (typeof professionalStatuses)[number]

export const professional = z
  .object({
    id: z.int(),
    ...companyAnswer,
    category: z.nullable(category),
    price_range: z.string(),
    premium: z.boolean(),
    status: z.enum(professionalStatuses),
    /** For its owner and admins alone, and only while it is rejected. */
    rejection_reason: z.optional(z.nullable(z.string())),
    average_rating: z.number(),
    review_count: z.int(),
    /** In a list only the cover, on a single professional all pictures in their order. */
    media: z.array(media),
    media_count: z.int(),
    /** In a list for a day: how that day stands. */
    availability: z.optional(z.enum(['available', 'unknown'])),
    /**
     * On a single professional: how it has answered enquiries of the last 180 days; null below five of them. The hours
     * are null where nobody knows when any of them was answered.
     */
    replies: z.optional(
      z.nullable(
        z.object({
          median_hours: z.nullable(z.int()),
          answered_percent: z.int(),
        }),
      ),
    ),
    created_at: instant,
    updated_at: instant,
  })
  .register(namedSchemas, { id: 'Professional' })

export type Professional = z.infer<typeof professional>

const PROFESSIONALS_PER_PAGE = 24

const professionalsQuery = z.object({
  category_id: queryId.check(z.describe('Samo iz ove kategorije.')),
  city: queryText(100).check(z.describe('Samo iz ovoga grada.')),
  search: queryText(100).check(z.describe('Riječi iz naziva, bilo kojim redom.')),
  date: queryDay.check(z.describe('Samo oni koji su toga dana slobodni.')),
  price_max: queryPrice.check(z.describe('Samo oni čija cijena počinje najviše ovdje, u eurima.')),
  ...pageQuery(PROFESSIONALS_PER_PAGE, 100),
})

export type ProfessionalsQuery = z.infer<typeof professionalsQuery>

/** Words that many names have are counted up to a thousand only, and listed as far. */
const professionalPage = z.extend(pageOf(professional), { total_is_minimum: z.optional(z.literal(true)) })

export type ProfessionalPage = z.infer<typeof professionalPage>

/** A professional's own profile: a field that is left out or empty has no value. */
export const profileInput = z.object({ ...companyInput, city: requiredText(80) }).check(checkPriceRange)

export type ProfileInput = z.infer<typeof profileInput>

export const professionalCalls = {
  'GET /professionals': {
    who: 'everyone',
    tag: 'Pružatelji usluga',
    summary: 'Popis odobrenih pružatelja usluga',
    description:
      'Najprije premium, zatim po ponderiranoj ocjeni, zatim po nazivu. Pretraga po nazivu ne razlikuje velika i mala slova ni dijakritičke znakove i oprašta tipfelere. Opis je skraćen na 100 znakova. Pretraga po riječima broji najviše 1000 pogodaka; ima li ih više, total_is_minimum je true.',
    query: professionalsQuery,
    answer: { 200: professionalPage },
  },
  'GET /professionals/:id': {
    who: 'everyone',
    tag: 'Pružatelji usluga',
    summary: 'Jedan pružatelj usluga',
    description: 'Profil koji nije odobren vide samo njegov vlasnik i administratori.',
    params: pathId,
    answer: { 200: single(professional) },
  },
  'PUT /professionals/:id': {
    who: ['professional'],
    tag: 'Pružatelji usluga',
    summary: 'Izmjena vlastitog profila',
    description:
      'Što se izostavi ili pošalje prazno, briše se. Odobren profil ostaje odobren; premium, status i ocjene ne mijenjaju se ovdje.',
    params: pathId,
    body: profileInput,
    answer: { 200: single(professional) },
  },
} satisfies Calls
