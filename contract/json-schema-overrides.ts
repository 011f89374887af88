import * as z from 'zod/mini'

/**
 * How a value appears on the wire, as JSON Schema, if that cannot be derived from the Zod schema: a transform does not
 * say what it accepts. Only used by the OpenAPI document.
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
