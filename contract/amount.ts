import * as z from 'zod/mini'
import { hasDecimals } from './decimal.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { amountMessages, MAX_PRICE, readPrice } from './money.ts'
import { requiredMessage } from './text.ts'

type Read = { number: number | null; message?: never } | { message: string }

/**
 * Reads a number, or text from a form as Croatians write it. Nothing is rounded: a price with a third decimal is
 * refused. Messages call the value by its `name`.
 */
function readExactly(value: number | string | null | undefined, name: string): Read {
  if (typeof value === 'number') {
    if (!(value >= 0)) return { message: amountMessages.noNumber(name) }
    if (!hasDecimals(value, 2)) return { message: amountMessages.decimals(name) }
    return value > MAX_PRICE ? { message: amountMessages.tooHigh(name) } : { number: value }
  }
  const read = readPrice(value ?? '', name)
  return read.message === undefined ? { number: read.price } : { message: read.message }
}

/** In euros; empty, null and missing all mean null. What is refused is called by the name that its field has. */
export const optionalAmount = (name: string) =>
  z
    .pipe(
      z.nullish(z.union([z.number(), z.string()], { error: amountMessages.noNumber(name) })),
      z.transform((value, ctx): number | null => {
        const read = readExactly(value, name)
        if (read.message === undefined) return read.number
        ctx.issues.push({ code: 'custom', input: value, message: read.message })
        return z.NEVER
      }),
    )
    .register(jsonSchemaOverrides, { type: ['number', 'null'], minimum: 0, maximum: MAX_PRICE })

export const optionalPrice = optionalAmount('Cijena')

export const amount = z
  .pipe(optionalPrice, z.number({ error: ({ input }) => (input === null ? requiredMessage : undefined) }))
  .register(jsonSchemaOverrides, { type: 'number', minimum: 0, maximum: MAX_PRICE })
