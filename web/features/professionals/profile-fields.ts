import { type CompanyField, companyFieldNames } from '#contract/company-fields.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { formatAmount } from '#contract/money.ts'
import { type Professional, type ProfileInput, profileInput } from '#contract/professionals.ts'
import { recordOf } from '#contract/typed-keys.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'

/** The values of the form's controls. */
export type ProfileTexts = Record<CompanyField, string>

const textsFrom = (textOf: (name: CompanyField) => string): ProfileTexts => recordOf(companyFieldNames, textOf)

/** A saved profile as the form's values. */
export const textsOf = (profile: Pick<Professional, CompanyField>): ProfileTexts =>
  textsFrom((name) => {
    const value = profile[name]
    return typeof value === 'number' && name !== 'category_id' ? formatAmount(value) : String(value ?? '')
  })

/** The form's current values. A form has CR LF line breaks, a saved profile LF. */
export const typedTexts = (form: FormData): ProfileTexts =>
  textsFrom((name) => {
    const text = form.get(name)
    return typeof text === 'string' ? text.replaceAll('\r\n', '\n') : ''
  })

/** The server's validation by field, before anything is sent. */
export function validateProfile(texts: ProfileTexts): FieldErrors {
  const checked = profileInput.safeParse(texts)
  return checked.success ? {} : fieldErrorsOf(checked.error.issues)
}

export const toProfileInput = (texts: ProfileTexts): ProfileInput => parseOrThrow(profileInput.safeParse(texts))

/**
 * The values to save: typed changes on top of changes saved by another device since the profile was loaded here. A
 * field that both have changed differently is reported to the author.
 */
export function mergeTexts({ loaded, typed, latest }: Record<'loaded' | 'typed' | 'latest', ProfileTexts>) {
  const merged = textsFrom((name) => (typed[name] === loaded[name] ? latest[name] : typed[name]))
  const conflicts = companyFieldNames.filter((name) => latest[name] !== loaded[name] && merged[name] !== latest[name])
  return { merged, conflicts }
}

export const hasSameTexts = (one: ProfileTexts, other: ProfileTexts) =>
  companyFieldNames.every((name) => one[name] === other[name])
