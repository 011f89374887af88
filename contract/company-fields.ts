import * as z from 'zod/mini'
import { optionalPrice } from './amount.ts'
import { companyName } from './company-name.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { bodyId } from './query.ts'
import { optionalText, requiredMessage } from './text.ts'

const websiteMessage = 'Molimo unesite valjani URL (npr. https://www.primjer.hr).'

/**
 * The address of a website, which people type without a scheme. Null where it is none: any scheme but http and https is
 * a way to run a script, and a user (`https://poznati.hr@drugi.hr`) makes it lead elsewhere than it reads.
 * @internal
 */
export function readWebsite(typed: string): string | null {
  // A scheme has no dot, other than the host of `primjer.hr:8080`.
  const text = /^[a-z][a-z\d+-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
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

/** Pages of Instagram that are no profile: in their addresses this is in the place of the username. */
const instagramPages = /^(p|reels?|tv|stories|explore)$/i

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
      if (/^[\w.]{1,30}$/.test(name) && !instagramPages.test(name)) return name
      ctx.issues.push({ code: 'custom', input: text, message: 'Unesite korisničko ime na Instagramu, bez razmaka.' })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: ['string', 'null'], maxLength: 200 })

/** Letters of a description. */
export const DESCRIPTION_MAX = 5000

const textOrNull = z.nullable(z.string())
const priceOrNull = z.nullable(z.number())

interface CompanyFieldSchemas {
  /** As registration and the profile form send it. */
  input: z.ZodMiniType
  /** As a professional's answer has it. */
  answer: z.ZodMiniType
}

/** Every field that a professional fills in; the calls, the columns that are read and written, and the forms follow. */
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

export const companyFieldNames = Object.keys(company) as CompanyField[] // the keys of a constant

const schemasOf = <Part extends keyof CompanyFieldSchemas>(part: Part) =>
  Object.fromEntries(companyFieldNames.map((name) => [name, company[name][part]])) as {
    [Name in CompanyField]: (typeof company)[Name][Part] // the type of fromEntries does not connect each name with its schema
  }

export const companyInput = schemasOf('input')

export const companyAnswer = schemasOf('answer')

/** A company as a registration describes it; a profile must have a city besides. */
export type Company = { [Name in CompanyField]: z.output<(typeof company)[Name]['input']> }

/** These fields alone of a row or an input that has more. */
export const companyOf = <T extends Record<CompanyField, unknown>>(from: T) =>
  Object.fromEntries(companyFieldNames.map((name) => [name, from[name]])) as Pick<T, CompanyField> // as above

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
