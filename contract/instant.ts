import * as z from 'zod/mini'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

/** A moment as ISO 8601 in UTC. */
export const instant = z.string().register(jsonSchemaOverrides, { type: 'string', format: 'date-time' })
