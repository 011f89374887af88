import * as z from 'zod/mini'
import { type ErrorResponse, errorCodes } from './errors.ts'
import { namedSchemas } from './named-schemas.ts'

export const errorResponse: z.ZodMiniType<ErrorResponse> = z
  .object({
    message: z.string(),
    code: z.optional(z.enum(errorCodes)),
    errors: z.optional(z.record(z.string(), z.array(z.string()))),
  })
  .register(namedSchemas, { id: 'Error' })
