import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import type { PageQuery } from './page.ts'
import { bodyId, pageQuery, queryDay, queryEnum, queryText } from './query.ts'
import { myReview } from './reviews.ts'
import { honeypot, requiredMessage, requiredText } from './text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

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
    /** For the professional alone: what it may become. */
    next_statuses: z.optional(z.array(z.enum(leadStatuses))),
    /** For the couple alone. */
    my_review: z.optional(myReview),
  })
  .register(namedSchemas, { id: 'Lead' })

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
    .register(jsonSchemaOverrides, { type: 'string', format: 'date' }),
  message: requiredText(LEAD_MESSAGE_MAX),
  status: z.optional(z.literal('pending', { error: 'Novi upit može imati samo status „pending”.' })),
  referral_code: honeypot,
})

export type LeadInput = z.infer<typeof leadInput>

/** A professional's lead moves on; `leadTransitions` says where to. */
export const leadChange = z.object({ status: z.enum(leadStatuses, { error: 'Odaberite status upita.' }) })

export type LeadChange = z.infer<typeof leadChange>

export const leadsQuery = z.object({
  status: queryEnum(leadStatuses),
  date: queryDay.check(z.describe('Samo upiti za ovaj dan.')),
  search: queryText(100).check(z.describe('Dio imena ili e-mail adrese para; samo za pružatelja usluga.')),
  ...pageQuery(15, 100),
})

export type LeadsQuery = PageQuery & Partial<z.infer<typeof leadsQuery>>

/** How many leads a professional has in each status. */
export const leadCounts = z
  .object({
    new: z.int(),
    contacted: z.int(),
    interested: z.int(),
    booked: z.int(),
    rejected: z.int(),
    total: z.int(),
  })
  .register(namedSchemas, { id: 'LeadCounts' })

export type LeadCounts = z.infer<typeof leadCounts>
