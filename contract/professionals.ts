import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { category } from './categories.ts'
import { instant } from './instant.ts'
import { media } from './media.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf, single } from './page.ts'
import { bodyId, pageQuery, pathId, queryAmount, queryDay, queryId, queryText } from './query.ts'
import { optionalText, requiredText } from './text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

export const professionalStatuses = ['pending', 'approved', 'rejected'] as const
export type ProfessionalStatus = (typeof professionalStatuses)[number]

export const professional = z
  .object({
    id: z.int(),
    company_name: z.string(),
    category_id: z.nullable(z.int()),
    category: z.nullable(category),
    description: z.nullable(z.string()),
    city: z.nullable(z.string()),
    price_range_min: z.nullable(z.number()),
    price_range_max: z.nullable(z.number()),
    price_range: z.string(),
    website: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
    premium: z.boolean(),
    status: z.enum(professionalStatuses),
    /** For its owner and admins alone, and only while it is rejected. */
    rejection_reason: z.optional(z.nullable(z.string())),
    average_rating: z.number(),
    review_count: z.int(),
    /** In a list only the cover, on a single professional all pictures in their order. */
    media: z.array(media),
    media_count: z.int(),
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
  price_max: queryAmount.check(z.describe('Samo oni čija cijena počinje najviše ovdje, u eurima.')),
  ...pageQuery(PROFESSIONALS_PER_PAGE, 100),
})

export type ProfessionalsQuery = z.infer<typeof professionalsQuery>

const priceMessage = 'Cijena mora biti broj od 0 naviše.'
const MAX_PRICE = 9_999_999

/** A price in euros as a number or as a form's text; empty means none. */
const price = z
  .pipe(
    z.nullish(z.union([z.number(), z.string()])),
    z.transform((value, ctx): number | null => {
      const text = String(value ?? '').trim()
      if (text === '') return null
      const amount = Number(text.replace(',', '.'))
      if (Number.isFinite(amount) && amount >= 0 && amount <= MAX_PRICE) return Math.round(amount * 100) / 100
      ctx.issues.push({ code: 'custom', input: value, message: priceMessage })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: ['number', 'null'], minimum: 0, maximum: MAX_PRICE })

const websiteMessage = 'Molimo unesite valjani URL (npr. https://www.primjer.hr).'

/**
 * Only http and https: any other scheme in a link is a way to run a script. No user either: `https://poznati.hr@other`
 * leads elsewhere than it reads.
 * @internal
 */
export const isWebsite = (text: string) => {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
  return url.hostname.includes('.') && url.username === '' && url.password === ''
}

const website = z
  .pipe(optionalText(300), z.nullable(z.string().check(z.refine(isWebsite, { error: websiteMessage }))))
  .register(jsonSchemaOverrides, { type: ['string', 'null'], format: 'uri', maxLength: 300 })

/** A username, given with or without `@` or as the address of the profile. */
const instagram = z
  .pipe(
    optionalText(200),
    z.transform((text, ctx): string | null => {
      if (text === null) return null
      const name = text
        .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, '')
        .replace(/^@/, '')
        .replace(/[/?].*$/, '')
      if (/^[\w.]{1,30}$/.test(name)) return name
      ctx.issues.push({ code: 'custom', input: text, message: 'Unesite Instagram korisničko ime, bez razmaka.' })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: ['string', 'null'], maxLength: 200 })

/** Letters of a description. */
export const DESCRIPTION_MAX = 5000

/** The company's fields, shared by registration and by the profile form. */
export const companyFields = {
  company_name: requiredText(120),
  category_id: bodyId('Odaberite kategoriju.'),
  city: optionalText(80),
  description: optionalText(DESCRIPTION_MAX),
  price_range_min: price,
  price_range_max: price,
  website,
  instagram,
}

/** Refuses a range whose end lies before its beginning. */
export const checkPriceRange = z.check<{ price_range_min: number | null; price_range_max: number | null }>((ctx) => {
  const { price_range_min: min, price_range_max: max } = ctx.value
  if (min === null || max === null || max >= min) return
  ctx.issues.push({
    code: 'custom',
    path: ['price_range_max'],
    input: max,
    message: 'Najviša cijena ne može biti manja od najniže.',
  })
})

/** A professional's own profile: what is left out or empty is none. */
export const profileInput = z.object({ ...companyFields, city: requiredText(80) }).check(checkPriceRange)

export type ProfileInput = z.infer<typeof profileInput>

export const professionalCalls = {
  'GET /professionals': {
    who: 'everyone',
    tag: 'Pružatelji usluga',
    summary: 'Popis odobrenih pružatelja usluga',
    description:
      'Najprije premium, zatim po ponderiranoj ocjeni, zatim po nazivu. Pretraga po nazivu ne razlikuje velika i mala slova ni dijakritičke znakove i oprašta tipfelere.',
    query: professionalsQuery,
    answer: { 200: pageOf(professional) },
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
