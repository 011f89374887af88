import * as z from 'zod/mini'
import { comparedText } from './compared-text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

/** A moment as ISO 8601 in UTC. */
export const instant = z.string().register(jsonSchemaOverrides, { type: 'string', format: 'date-time' })

/**
 * When the thing that a change replaces was last changed, as the author of the change has read it. Without it, the
 * change replaces any state.
 */
export const replacedInstant = z.optional(
  z.nullable(z.pipe(comparedText, instant).register(jsonSchemaOverrides, { type: 'string', format: 'date-time' })),
)
