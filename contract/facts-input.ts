import * as z from 'zod/mini'
import { formatCount } from './croatian.ts'
import { type FactDefinition, factDefinitions, factKeys, type Facts } from './facts.ts'
import { replacedInstant } from './instant.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { recordOf } from './typed-keys.ts'

export const MAX_TRAVEL_KM = 1000

/** A whole number, given as such or as text from a form with dots between thousands; empty means none. */
function wholeNumber(min: number, max: number) {
  const message = `Unesite cijeli broj od ${min} do ${formatCount(max)}.`
  return z
    .pipe(
      z.nullish(z.union([z.number(), z.string()], { error: message })),
      z.transform((value, ctx): number | null => {
        const text = String(value ?? '').replaceAll(/\s/g, '')
        if (text === '') return null
        const number = /^(\d{1,4}|\d\.\d{3})$/.test(text) ? Number(text.replace('.', '')) : Number.NaN
        if (number >= min && number <= max) return number
        ctx.issues.push({ code: 'custom', input: value, message })
        return z.NEVER
      }),
    )
    .register(jsonSchemaOverrides, { type: ['integer', 'null'], minimum: min, maximum: max })
}

const flag = z
  .pipe(
    z.nullish(z.boolean({ error: 'Vrijednost može biti samo da ili ne.' })),
    z.transform((value) => (value ? (true as const) : null)),
  )
  .register(jsonSchemaOverrides, { type: ['boolean', 'null'] })

const choiceMessage = 'Odaberite između ponuđenog.'

/** In the order of the options; an empty choice states nothing. */
function choice({ several, options }: Extract<FactDefinition, { kind: 'choice' }>) {
  const keys = Object.keys(options)
  const items = z.array(z.enum(keys as [string, ...string[]], { error: choiceMessage }), { error: choiceMessage }) // each choice has options
  return z
    .pipe(
      z.nullish(items),
      z.transform((given, ctx): string[] | null => {
        const chosen = keys.filter((key) => given?.includes(key))
        if (several || chosen.length < 2) return chosen.length === 0 ? null : chosen
        ctx.issues.push({ code: 'custom', input: given, message: 'Odaberite jedno.' })
        return z.NEVER
      }),
    )
    .register(jsonSchemaOverrides, { type: ['array', 'null'], items: { type: 'string', enum: keys } })
}

function fieldOf(definition: FactDefinition) {
  if (definition.kind === 'number') return wholeNumber(1, definition.max)
  return definition.kind === 'flag' ? flag : choice(definition)
}

type Field = z.ZodMiniType<number | true | string[] | null>

const fields = recordOf(factKeys, (key) => z.optional<Field>(fieldOf(factDefinitions[key])))

/** Null, empty and missing all mean that the fact is not stated. An unknown key is a mistake and is refused. */
export const factsInput = z.object({
  travels_km: wholeNumber(0, MAX_TRAVEL_KM),
  facts: z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `Ovih podataka nema: ${issue.keys?.join(', ')}.` : 'Navedite podatke.',
  }),
  replaces: replacedInstant,
})

export type FactsInput = z.infer<typeof factsInput>

/** Only those that are stated. */
export const statedFacts = (given: FactsInput['facts']): Facts =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))
