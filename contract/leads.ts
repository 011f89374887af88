import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import { instant } from './instant.ts'
import { bodyId, pageQuery } from './query.ts'
import { myReview } from './reviews.ts'
import { honeypot, requiredMessage, requiredText } from './text.ts'
import { wireShapes } from './wire-shape.ts'

export const leadStatuses = ['new', 'contacted', 'interested', 'booked', 'rejected'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const lead = z
  .object({
    id: z.int(),
    professional_id: z.int(),
    status: z.enum(leadStatuses),
    event_date: calendarDay,
    message: z.string(),
    created_at: instant,
    /** null once the account is gone. */
    couple: z.nullable(z.object({ name: z.string(), email: z.string(), email_confirmed: z.boolean() })),
    professional: z.object({ id: z.int(), company_name: z.string() }),
    /** For the couple alone: whether it may still take the lead back. */
    can_withdraw: z.optional(z.boolean()),
    /** For the couple alone. */
    my_review: z.optional(myReview),
  })
  .register(z.globalRegistry, { id: 'Lead' })

export type Lead = z.infer<typeof lead>

/** @internal */
export const LEAD_MESSAGE_MAX = 5000

/** `status: "pending"` is what the enquiry form sends; it is stored as `new`. */
export const leadInput = z.object({
  professional_id: bodyId('Odaberite pružatelja usluga.'),
  event_date: z
    .pipe(
      z.string({ error: requiredMessage }).check(z.minLength(1, { error: requiredMessage, abort: true })),
      calendarDay,
    )
    .register(wireShapes, { type: 'string', format: 'date' }),
  message: requiredText(LEAD_MESSAGE_MAX),
  status: z.optional(z.literal('pending', { error: 'Novi upit može imati samo status „pending”.' })),
  referral_code: honeypot,
})

export type LeadInput = z.infer<typeof leadInput>

export const leadsQuery = z.object(pageQuery(15, 100))

export type LeadsQuery = z.infer<typeof leadsQuery>
