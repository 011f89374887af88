import * as z from 'zod/mini'

/**
 * How a value is written on the wire, as JSON Schema, where that cannot be read off the Zod schema: a transform says
 * nothing of what it accepts. Used by the OpenAPI document only.
 */
export interface JsonSchemaOverride {
  type: string | string[]
  format?: string
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  default?: string | number | boolean
  maxItems?: number
  items?: { type: string; maxLength?: number; enum?: readonly string[] }
}

export const jsonSchemaOverrides = z.registry<JsonSchemaOverride>()
