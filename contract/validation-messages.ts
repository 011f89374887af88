import * as z from 'zod/mini'
import { requiredMessage } from './text.ts'

/**
 * The Croatian sentence for an issue whose schema has none. Zod's own Croatian locale talks about types and lengths
 * like a programmer.
 */
function croatianMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return requiredMessage
  switch (issue.code) {
    case 'invalid_type':
      return 'Vrijednost nije ispravnog oblika.'
    case 'too_small':
      return 'Vrijednost je premala ili prekratka.'
    case 'too_big':
      return 'Vrijednost je prevelika ili preduga.'
    case 'invalid_value':
      return 'Odaberite jednu od ponuđenih vrijednosti.'
    default:
      return 'Vrijednost nije ispravna.'
  }
}

z.config({ customError: croatianMessage })

/**
 * The messages of a failed validation by field. Nested fields are named with dots; the empty name stands for the whole
 * input.
 */
export function fieldErrorsOf(issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    ;(errors[field] ??= []).push(issue.message)
  }
  return errors
}
