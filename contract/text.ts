import * as z from 'zod/mini'
import { comparedText } from './compared-text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { tooLongMessage } from './text-limits.ts'

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g

/**
 * Control characters (PostgreSQL cannot store NUL), and characters that are invisible or change the direction of the
 * text, which could make a name look like another or like nothing. Fillers, blanks such as that of Braille and variation
 * selectors are not format characters (Cf), but just as invisible. The group keeps the parts of emoji: the joiner between
 * two pictures, the letters of a flag, and the choice between a picture and a sign.
 */
const keptOrInvisible =
  /((?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4})[\u{E0061}-\u{E007A}]{2,6}\u{E007F}|(?<=\p{Emoji})[\uFE0E\uFE0F])|(?!\t|\n)[\p{Cc}\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\u{1D159}]/gu

/**
 * More marks in a row than any letter has (https://unicode.org/reports/tr15/#Stream_Safe_Text_Format). Sorting them
 * takes quadratic time: seconds for a body of 64 kB.
 */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu

/** Combines a letter with its separate marks, so that it counts once and equals the same letter typed otherwise. */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(lineBreaks, '\n')
    .replaceAll(keptOrInvisible, '$1')
    .replaceAll(tooManyMarks, '$1')
    .normalize('NFC')
    .trim()

export const requiredMessage = 'Ovo polje je obavezno.'

const cleaned = z.pipe(z.string({ error: requiredMessage }), z.transform(cleanText))

const cleanedOptional = z.pipe(z.string(), z.transform(cleanText))

/** Trimmed text of 1 to `max` characters. */
export const requiredText = (max: number) =>
  z
    .pipe(
      cleaned,
      z.string().check(z.minLength(1, { error: requiredMessage }), z.maxLength(max, { error: tooLongMessage(max) })),
    )
    .register(jsonSchemaOverrides, { type: 'string', minLength: 1, maxLength: max })

/** A name of 1 to `max` characters on one line, of which at least one is a letter or a digit. */
export const requiredName = (max: number) =>
  z
    .pipe(
      z.pipe(
        cleaned,
        z.transform((text) => text.replaceAll(/\s+/g, ' ')),
      ),
      z
        .string()
        .check(
          z.minLength(1, { error: requiredMessage }),
          z.maxLength(max, { error: tooLongMessage(max) }),
          z.regex(/^$|[\p{L}\p{N}]/u, { error: 'Upišite barem jedno slovo ili znamenku.' }),
        ),
    )
    .register(jsonSchemaOverrides, { type: 'string', minLength: 1, maxLength: max })

/** Trimmed text of at most `max` characters; empty, null and missing all mean null. */
export const optionalText = (max: number) =>
  z
    .pipe(
      z.nullish(z.pipe(cleanedOptional, z.string().check(z.maxLength(max, { error: tooLongMessage(max) })))),
      z.transform((text) => text || null),
    )
    .register(jsonSchemaOverrides, { type: ['string', 'null'], maxLength: max })

/** The text that a change replaces, as its author has read it; null means none. Without it, the change replaces any. */
export const replacedText = z.optional(z.nullable(comparedText))

/**
 * A field that people do not see, and that a bot fills in because it fills in everything. A value is refused with a
 * message; pretending success would silently lose the enquiry of someone whose browser has filled it in.
 */
export const honeypot = z.optional(
  z.nullable(z.string().check(z.trim(), z.maxLength(0, { error: 'Ovo polje ostavite praznim.' }))),
)
