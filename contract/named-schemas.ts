import * as z from 'zod/mini'

/**
 * The schemas that have a name of their own in the OpenAPI document. Not Zod's global registry, of which a process has
 * one: the built pages bring these files along a second time, and each name would then be registered twice.
 */
export const namedSchemas = z.registry<{ id: string }>()
