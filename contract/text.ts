import * as z from 'zod/mini'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

/** NUL cannot be stored by PostgreSQL, and other control characters have no place in a person's text. */
// oxlint-disable-next-line no-control-regex -- control characters are the point
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

export const cleanText = (text: string) =>
  text.replace(controlCharacters, '').replaceAll(/\r\n?/g, '\n').toWellFormed().trim()

export const requiredMessage = 'Ovo polje je obavezno.'

const cleaned = z.pipe(z.string({ error: requiredMessage }), z.transform(cleanText))

/** Trimmed text of 1 to `max` characters. */
export const requiredText = (max: number) =>
  z
    .pipe(
      cleaned,
      z
        .string()
        .check(z.minLength(1, { error: requiredMessage }), z.maxLength(max, { error: `Najviše ${max} znakova.` })),
    )
    .register(jsonSchemaOverrides, { type: 'string', minLength: 1, maxLength: max })

/** Trimmed text of at most `max` characters; empty, null and missing all mean null. */
export const optionalText = (max: number) =>
  z
    .pipe(
      z.nullish(z.pipe(cleaned, z.string().check(z.maxLength(max, { error: `Najviše ${max} znakova.` })))),
      z.transform((text) => text || null),
    )
    .register(jsonSchemaOverrides, { type: ['string', 'null'], maxLength: max })

/**
 * A field that no person sees, and that a robot fills because it fills everything. A value is refused by a message: a
 * pretended success would silently lose the enquiry of a person whose browser filled it in.
 */
export const honeypot = z.optional(
  z.nullable(z.string().check(z.trim(), z.maxLength(0, { error: 'Ovo polje ostavite praznim.' }))),
)
