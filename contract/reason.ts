import * as z from 'zod/mini'
import { optionalText, requiredText } from './text.ts'

const REASON_MAX = 1000

/** The reason for a decision or a report. */
export const reasonInput = z.object({ reason: requiredText(REASON_MAX) })

export const optionalReason = optionalText(REASON_MAX)
