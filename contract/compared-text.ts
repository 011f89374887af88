import * as z from 'zod/mini'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

/**
 * A text as an earlier answer contained it, to be compared with the stored one. Stored texts contain no NUL, and
 * PostgreSQL cannot compare one.
 */
export const comparedText = z
  .pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\0', '')),
  )
  .register(jsonSchemaOverrides, { type: 'string' })
