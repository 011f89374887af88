import * as z from 'zod/mini'
import { optionalText, requiredText } from './text.ts'

const REASON_MAX = 1000

/** Why something was decided or reported. */
export const reasonInput = z.object({ reason: requiredText(REASON_MAX) })

export const optionalReason = optionalText(REASON_MAX)
