import * as z from 'zod/mini'
import { isCalendarDay, type CalendarDay } from './calendar-day.ts'
import { MAX_PRICE, readPrice } from './money.ts'
import { cleanText, requiredMessage } from './text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

/** Query values arrive as text, or as a list if a key is repeated; the first one counts. */
const rawQueryValue = z.union([z.string(), z.array(z.string()), z.number(), z.boolean()])

const textOf = (value: z.infer<typeof rawQueryValue> | undefined) =>
  cleanText(String((Array.isArray(value) ? value[0] : value) ?? ''))

/** An empty value counts as none. */
const rawValue = z.pipe(
  z.optional(rawQueryValue),
  z.transform((value) => textOf(value) || undefined),
)

const MAX_ID = 2_147_483_647

/** A row's id: a positive integer that fits the column. */
const idText = /^[1-9]\d{0,9}$/

const isId = (text: string) => idText.test(text) && Number(text) <= MAX_ID

/** An id in a path. An invalid one is answered with 404, not 422, because no row has that address. */
export const pathId = z.object({
  id: z
    .pipe(
      z.string().check(z.refine(isId)),
      z.transform((text) => Number(text)),
    )
    .register(jsonSchemaOverrides, { type: 'integer', minimum: 1, maximum: MAX_ID }),
})

/** An id in a body, as a number or as text from a form. */
export const bodyId = (error: string, missing = error) =>
  z
    .pipe(
      z.union([z.number(), z.string()], { error: ({ input }) => ((input ?? '') === '' ? missing : error) }),
      z.transform((value, ctx): number => {
        const text = String(value).trim()
        if (isId(text)) return Number(text)
        ctx.issues.push({ code: 'custom', input: value, message: text === '' ? missing : error })
        return z.NEVER
      }),
    )
    .register(jsonSchemaOverrides, { type: 'integer', minimum: 1, maximum: MAX_ID })

/** One to `max` ids in a body; an id given twice counts once. */
export const bodyIds = (max: number, error: string) =>
  z.pipe(
    z.array(bodyId(error), { error }).check(z.minLength(1, { error }), z.maxLength(Math.max(max, 100), { error })),
    z.transform((given, ctx): number[] => {
      const ids = [...new Set(given)]
      if (ids.length <= max) return ids
      ctx.issues.push({ code: 'custom', input: given, message: error })
      return z.NEVER
    }),
  )

const idMessage = 'Oznaka mora biti cijeli broj veći od nule.'

export const queryId = z
  .pipe(
    rawValue,
    z.transform((text, ctx): number | undefined => {
      if (text === undefined) return undefined
      if (isId(text)) return Number(text)
      ctx.issues.push({ code: 'custom', input: text, message: idMessage })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: 'integer', minimum: 1, maximum: MAX_ID })

/** A position in a list sorted by id: an id, or 0 for the beginning. */
export const queryPlace = z
  .pipe(
    rawValue,
    z.transform((text, ctx): number | undefined => {
      if (text === undefined) return undefined
      if (text === '0' || isId(text)) return Number(text)
      ctx.issues.push({ code: 'custom', input: text, message: 'Oznaka mora biti cijeli broj od nule naviše.' })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: 'integer', minimum: 0, maximum: MAX_ID })

/** A required id, without which the list would cover everything. */
export const requiredQueryId = z
  .pipe(
    rawQueryValue,
    z.transform((value, ctx): number => {
      const text = textOf(value)
      if (isId(text)) return Number(text)
      ctx.issues.push({ code: 'custom', input: value, message: text === '' ? requiredMessage : idMessage })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: 'integer', minimum: 1, maximum: MAX_ID })

/** Free text, cut off after `max` characters, since nobody types more than that by hand. */
export const queryText = (max: number) =>
  z
    .pipe(
      rawValue,
      z.transform((text) => text?.slice(0, max).toWellFormed()),
    )
    .register(jsonSchemaOverrides, { type: 'string', maxLength: max })

export const queryDay = z
  .pipe(
    rawValue,
    z.transform((text, ctx): CalendarDay | undefined => {
      if (text === undefined || isCalendarDay(text)) return text
      ctx.issues.push({ code: 'custom', input: text, message: 'Datum nije ispravan.' })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: 'string', format: 'date' })

export const requiredQueryDay = z
  .pipe(
    rawQueryValue,
    z.transform((value, ctx): CalendarDay => {
      const text = textOf(value)
      if (isCalendarDay(text)) return text
      ctx.issues.push({ code: 'custom', input: value, message: text === '' ? requiredMessage : 'Datum nije ispravan.' })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: 'string', format: 'date' })

/** One to `max` ids, separated by commas. */
export const requiredQueryIds = (max: number, error: string) =>
  z
    .pipe(
      rawQueryValue,
      z.transform((value, ctx): number[] => {
        const ids = textOf(value).split(',')
        if (ids.length <= max && ids.every(isId)) return [...new Set(ids.map(Number))]
        ctx.issues.push({ code: 'custom', input: value, message: error })
        return z.NEVER
      }),
    )
    .register(jsonSchemaOverrides, { type: 'string' })

export const queryPrice = z
  .pipe(
    rawValue,
    z.transform((text, ctx): number | undefined => {
      if (text === undefined) return undefined
      const read = readPrice(text)
      if (read.message === undefined) return read.price ?? undefined
      ctx.issues.push({ code: 'custom', input: text, message: read.message })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: 'number', minimum: 0, maximum: MAX_PRICE })

/** A number within bounds, as text with a point or a comma; numbers outside them are refused. */
export const queryNumber = ({ min, max, decimals = 0 }: { min: number; max: number; decimals?: 0 | 1 }) =>
  z
    .pipe(
      rawValue,
      z.transform((text, ctx): number | undefined => {
        if (text === undefined) return undefined
        const [, fraction = ''] = text.split(/[.,]/)
        // No more digits than one writes: to look for the noughts at the end takes time by their square.
        const value = /^\d{1,7}([.,]\d{1,20})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
        if (value >= min && value <= max && fraction.replace(/0+$/, '').length <= decimals) return value
        const end = decimals === 0 ? '.' : ', s najviše jednom decimalom.'
        ctx.issues.push({ code: 'custom', input: text, message: `Unesite broj od ${min} do ${max}${end}` })
        return z.NEVER
      }),
    )
    .register(jsonSchemaOverrides, { type: decimals === 0 ? 'integer' : 'number', minimum: min, maximum: max })

/** `false`, `0` and `no` are false; any other value is true. */
export const queryFlag = z
  .pipe(
    rawValue,
    z.transform((text) => (text === undefined ? undefined : !['false', '0', 'no'].includes(text.toLowerCase()))),
  )
  .register(jsonSchemaOverrides, { type: 'boolean' })

export const queryEnum = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .pipe(
      rawValue,
      z.transform((text, ctx): T[number] | undefined => {
        const known = values.find((value) => value === text)
        if (text === undefined || known !== undefined) return known
        ctx.issues.push({ code: 'custom', input: text, message: `Dopuštene vrijednosti: ${values.join(', ')}.` })
        return z.NEVER
      }),
    )
    .register(jsonSchemaOverrides, { type: 'string', enum: values })

/** A whole number is clamped to the bounds; anything else becomes the default. */
const clamped = (min: number, max: number, normal: number) =>
  z
    .pipe(
      rawValue,
      z.transform((text = '') => (/^[+-]?\d+$/.test(text) ? Math.min(Math.max(Number(text), min), max) : normal)),
    )
    .register(jsonSchemaOverrides, { type: 'integer', minimum: min, maximum: max, default: normal })

const MAX_PAGE = 10_000_000

/** `page` and `per_page` of a list; both are clamped, never refused. */
export const pageQuery = (normal: number, max: number) => ({
  page: clamped(1, MAX_PAGE, 1),
  per_page: clamped(1, max, normal),
})

/** Up to six numbers, as a list returns them for its last row. */
const placeText = /^-?\d{1,12}(\.\d{1,6})?(_-?\d{1,12}(\.\d{1,6})?){0,5}$/

/**
 * The query of a list from which decisions remove rows; with page numbers, the rows of the next page would move to the
 * page already seen. An invalid place counts as none, as with page numbers.
 */
export const placedPageQuery = (normal: number, max: number) => ({
  ...pageQuery(normal, max),
  after: z
    .pipe(
      rawValue,
      z.transform((text = '') => (placeText.test(text) ? text : undefined)),
    )
    .register(jsonSchemaOverrides, { type: 'string' }),
})
