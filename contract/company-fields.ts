import * as z from 'zod/mini'
import { optionalPrice } from './amount.ts'
import { companyName } from './company-name.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { parseUrl } from './parse-url.ts'
import { bodyId } from './query.ts'
import { optionalText, requiredMessage } from './text.ts'
import { keysOf } from './typed-keys.ts'

const websiteMessage = 'Molimo unesite valjani URL (npr. https://www.primjer.hr).'

/** A host of letters and digits only: a browser takes signs that look like a slash, and line breaks, for part of the host. */
const readableHost = /^https?:[\\/]*[\p{L}\p{M}\p{N}._-]+(?::\d+)?(?:[\\/?#][^\n\t]*)?$/iu

/**
 * The address of a website, which may be typed without a scheme. Null if it is not valid: schemes other than http and
 * https could run a script, and an address with a user (`https://poznati.hr@drugi.hr`) or with a sign that only looks
 * like a slash (`https://poznati.hr⁄.drugi.hr`) leads elsewhere than it seems to.
 * @internal
 */
export function readWebsite(typed: string): string | null {
  // A scheme contains no dot, unlike the host in `primjer.hr:8080`.
  const text = /^[a-z][a-z\d+-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`
  const url = parseUrl(text)
  if (url === null || !readableHost.test(text)) return null
  const isHost = /[^.]\.[a-z][a-z\d-]*[a-z\d]\.?$/.test(url.hostname) && !url.hostname.includes('..')
  return isHost && url.username === '' && url.password === '' ? text : null
}

const WEBSITE_MAX = 300

const website = z
  .pipe(
    optionalText(WEBSITE_MAX),
    z.transform((text, ctx): string | null => {
      const address = text === null ? null : readWebsite(text)
      if (text === null || address !== null) return address
      ctx.issues.push({ code: 'custom', input: text, message: websiteMessage })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: ['string', 'null'], maxLength: WEBSITE_MAX })

/** Instagram pages that are not profiles; their addresses have this in place of the username. */
const instagramPages = /^(p|reels?|tv|stories|explore)$/i

/** A username, typed with or without `@`, or as the address of the profile. */
const instagram = z
  .pipe(
    optionalText(200),
    z.transform((text, ctx): string | null => {
      if (text === null) return null
      const name = text
        .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, '')
        .replace(/^@/, '')
        .replace(/[/?].*$/, '')
      if (/^[\w.]{1,30}$/.test(name) && !instagramPages.test(name)) return name
      ctx.issues.push({ code: 'custom', input: text, message: 'Unesite korisničko ime na Instagramu, bez razmaka.' })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: ['string', 'null'], maxLength: 200 })

/** In characters. */
export const DESCRIPTION_MAX = 5000

const textOrNull = z.nullable(z.string())
const priceOrNull = z.nullable(z.number())

interface CompanyFieldSchemas {
  /** As registration and the profile form send it. */
  input: z.ZodMiniType
  /** As a professional's answer contains it. */
  answer: z.ZodMiniType
}

/**
 * Every field that a professional fills in. The calls, the columns read and written, and the forms follow from this.
 */
const company = {
  company_name: { input: companyName, answer: z.string() },
  category_id: { input: bodyId('Odaberite kategoriju.', requiredMessage), answer: z.nullable(z.int()) },
  description: { input: optionalText(DESCRIPTION_MAX), answer: textOrNull },
  city: { input: optionalText(80), answer: textOrNull },
  price_range_min: { input: optionalPrice, answer: priceOrNull },
  price_range_max: { input: optionalPrice, answer: priceOrNull },
  website: { input: website, answer: textOrNull },
  instagram: { input: instagram, answer: textOrNull },
} satisfies Record<string, CompanyFieldSchemas>

export type CompanyField = keyof typeof company

export const companyFieldNames = keysOf(company)

const schemasOf = <Part extends keyof CompanyFieldSchemas>(part: Part) =>
  Object.fromEntries(companyFieldNames.map((name) => [name, company[name][part]])) as {
    [Name in CompanyField]: (typeof company)[Name][Part] // the type of fromEntries does not connect each name with its schema
  }

export const companyInput = schemasOf('input')

export const companyAnswer = schemasOf('answer')

/** A company as given at registration; a profile also requires a city. */
export type Company = { [Name in CompanyField]: z.output<(typeof company)[Name]['input']> }

/** Picks these fields from a row or an input that has more. */
export const companyOf = <T extends Record<CompanyField, unknown>>(from: T) =>
  Object.fromEntries(companyFieldNames.map((name) => [name, from[name]])) as Pick<T, CompanyField> // as above

/** Refuses a range whose end is below its beginning. */
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
