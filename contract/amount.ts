import * as z from 'zod/mini'
import { hasDecimals } from './decimal.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { MAX_PRICE, priceMessages, readPrice } from './money.ts'
import { requiredMessage } from './text.ts'

type Read = { number: number | null; message?: never } | { message: string }

/**
 * Reads a number, or text from a form as Croatians write it. Nothing is rounded: a price with a third decimal is
 * refused.
 */
function readExactly(value: number | string | null | undefined): Read {
  if (typeof value === 'number') {
    if (!(value >= 0)) return { message: priceMessages.noNumber }
    if (!hasDecimals(value, 2)) return { message: priceMessages.decimals }
    return value > MAX_PRICE ? { message: priceMessages.tooHigh } : { number: value }
  }
  const read = readPrice(value ?? '')
  return read.message === undefined ? { number: read.price } : { message: read.message }
}

/** In euros; empty, null and missing all mean null. */
export const optionalAmount = z
  .pipe(
    z.nullish(z.union([z.number(), z.string()], { error: priceMessages.noNumber })),
    z.transform((value, ctx): number | null => {
      const read = readExactly(value)
      if (read.message === undefined) return read.number
      ctx.issues.push({ code: 'custom', input: value, message: read.message })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: ['number', 'null'], minimum: 0, maximum: MAX_PRICE })

export const amount = z
  .pipe(optionalAmount, z.number({ error: ({ input }) => (input === null ? requiredMessage : undefined) }))
  .register(jsonSchemaOverrides, { type: 'number', minimum: 0, maximum: MAX_PRICE })
