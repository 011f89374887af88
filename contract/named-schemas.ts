import * as z from 'zod/mini'

/**
 * The schemas that have a name in the OpenAPI document. Not in Zod's global registry, of which a process has only one:
 * the built pages bring these files along a second time, and would register each name twice.
 */
export const namedSchemas = z.registry<{ id: string }>()
