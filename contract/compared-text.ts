import * as z from 'zod/mini'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

/** As an answer gave it, to be compared with what is stored. No text has a NUL there, nor can PostgreSQL compare one. */
export const comparedText = z
  .pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\0', '')),
  )
  .register(jsonSchemaOverrides, { type: 'string' })
