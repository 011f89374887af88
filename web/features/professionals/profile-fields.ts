import type { FieldErrors } from '#contract/errors.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { type Professional, type ProfileInput, profileInput } from '#contract/professionals.ts'
import { type CompanyField, companyLabels } from './company-labels.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'

export type ProfileTexts = Record<CompanyField, string>

export const fieldNames = Object.keys(companyLabels) as CompanyField[] // the keys of a constant

/** What stands in the fields for a profile as it is saved. */
export const textsOf = (profile: Pick<Professional, CompanyField>): ProfileTexts => ({
  company_name: profile.company_name,
  category_id: String(profile.category_id ?? ''),
  city: profile.city ?? '',
  price_range_min: String(profile.price_range_min ?? ''),
  price_range_max: String(profile.price_range_max ?? ''),
  description: profile.description ?? '',
  website: profile.website ?? '',
  instagram: profile.instagram ?? '',
})

/** What stands in the form now. A form ends its lines as mails do, the profile as programs do. */
export function typedTexts(form: FormData): ProfileTexts {
  const typed = Object.fromEntries(form) as ProfileTexts // the form has these fields, and none for a file
  return Object.fromEntries(fieldNames.map((name) => [name, typed[name].replaceAll('\r\n', '\n')])) as ProfileTexts
}

/** What the server will say of it, by field. */
export function validateProfile(texts: ProfileTexts): FieldErrors {
  const checked = profileInput.safeParse(texts)
  return checked.success ? {} : fieldErrorsOf(checked.error.issues)
}

export const toProfileInput = (texts: ProfileTexts): ProfileInput => parseOrThrow(profileInput.safeParse(texts))

export const isSame = (one: ProfileTexts, other: ProfileTexts) => fieldNames.every((name) => one[name] === other[name])
