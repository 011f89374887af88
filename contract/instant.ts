import * as z from 'zod/mini'
import { comparedText } from './compared-text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

/** A moment as ISO 8601 in UTC. */
export const instant = z.string().register(jsonSchemaOverrides, { type: 'string', format: 'date-time' })

/**
 * When that was last changed which a change is to take the place of, as its writer has read it. A change without it takes
 * the place of any.
 */
export const replacedInstant = z.optional(
  z.nullable(z.pipe(comparedText, instant).register(jsonSchemaOverrides, { type: 'string', format: 'date-time' })),
)
