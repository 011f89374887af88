import * as z from 'zod/mini'
import { calendarDay, requiredDay } from './calendar-day-schema.ts'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { leadStatuses } from './lead-lifecycle.ts'
import { namedSchemas } from './named-schemas.ts'
import { packageUnits } from './package-prices.ts'
import { type PageQuery, pageOf, single } from './page.ts'
import { bodyId, bodyIds, pageQuery, pathId, queryDay, queryEnum, queryId, queryText } from './query.ts'
import { offerStatuses } from './offer-lifecycle.ts'
import { reviewOfLead } from './reviews.ts'
import { honeypot, requiredText } from './text.ts'
import { LEAD_MESSAGE_MAX } from './text-limits.ts'
import { recordOf } from './typed-keys.ts'

/** The lead's relevant offer: the agreement, otherwise the open one, otherwise the latest. */
const leadOffer = z
  .object({
    id: z.int(),
    number: z.int(),
    status: z.enum(offerStatuses),
    /** In euros. */
    total: z.number(),
    valid_until: calendarDay,
  })
  .register(namedSchemas, { id: 'LeadOffer' })

/** The package that a couple asks about, as it was then; the id is null once the package is deleted. */
const leadPackage = z
  .object({ id: z.nullable(z.int()), name: z.string(), /** In euros. */ price: z.number(), unit: z.enum(packageUnits) })
  .register(namedSchemas, { id: 'LeadPackage' })

export type LeadPackage = z.infer<typeof leadPackage>

export const lead = z
  .object({
    id: z.int(),
    professional_id: z.int(),
    status: z.enum(leadStatuses),
    event_date: calendarDay,
    message: z.string(),
    package: z.nullable(leadPackage),
    created_at: instant,
    /** null once the account is deleted. `phone` is only for the professional, while the lead is booked. */
    couple: z.nullable(
      z.object({ name: z.string(), email: z.string(), email_confirmed: z.boolean(), phone: z.optional(z.string()) }),
    ),
    /**
     * `phone` is only for the couple, while the lead is booked. The page exists only while the profile is public;
     * otherwise there is no `category_id`.
     */
    professional: z.object({
      id: z.int(),
      company_name: z.string(),
      category_id: z.nullable(z.int()),
      is_public: z.boolean(),
      phone: z.optional(z.string()),
    }),
    /** Messages of the other side that the reader has not read; for the professional, the lead's own message counts. */
    unread_count: z.int(),
    last_message_at: instant,
    /** The latest message of either side, on one line of at most 120 characters. */
    last_message: z.object({
      author: z.enum(['couple', 'professional']),
      kind: z.enum(['text', 'offer']),
      excerpt: z.string(),
    }),
    /** The id of the newest message that the other side has read; 0 is the lead's own, null means none. */
    other_read_id: z.nullable(z.int()),
    /** Whether it was booked and then rejected, which is not a refusal. */
    is_called_off: z.boolean(),
    /**
     * For a booked or cancelled lead: the couple's other booking with the same professional whose day has not passed, as
     * when the wedding was moved; null if there is none.
     */
    other_booking: z.nullable(z.object({ lead_id: z.int(), event_date: calendarDay })),
    /** Whether the lead is open and its day is booked or blocked in the professional's calendar. */
    is_day_taken: z.boolean(),
    /** Whether the conversation is still open. */
    can_write: z.boolean(),
    offer: z.nullable(leadOffer),
    /** Only for the couple: whether it may still withdraw the lead. */
    can_withdraw: z.optional(z.boolean()),
    /**
     * Only for the couple, for a booked day that has not passed: its open leads for the same day with other public
     * professionals of the category.
     */
    other_enquiries: z.optional(z.array(z.object({ lead_id: z.int(), company_name: z.string() }))),
    /** Only for the professional: the statuses that may follow. */
    next_statuses: z.optional(z.array(z.enum(leadStatuses))),
    /** Only for the couple. */
    my_review: z.optional(reviewOfLead),
  })
  .register(namedSchemas, { id: 'Lead' })

export type Lead = z.infer<typeof lead>

/** The enquiry form sends `status: "pending"`, which is stored as `new`. */
export const leadInput = z.object({
  professional_id: bodyId('Odaberite pružatelja usluga.'),
  event_date: requiredDay,
  message: requiredText(LEAD_MESSAGE_MAX),
  /** One of the professional's packages. */
  package_id: z.nullish(bodyId('Odaberite jedan od ponuđenih paketa.')),
  status: z.nullish(z.literal('pending', { error: 'Novi upit može imati samo status „pending”.' })),
  referral_code: honeypot,
})

export type LeadInput = z.infer<typeof leadInput>

export const packageGoneMessage = 'Ovaj paket više nije u ponudi. Odaberite drugi ili pošaljite upit bez paketa.'

export const alreadySentMessage = 'Već ste poslali upit za taj datum.'

export const MAX_LEADS_AT_ONCE = 5

const recipientsMessage = `Odaberite od 1 do ${MAX_LEADS_AT_ONCE} pružatelja usluga.`

/**
 * One enquiry to several professionals, each of whom gets a lead of its own. A professional named twice counts once.
 */
export const leadBulkInput = z.extend(z.omit(leadInput, { professional_id: true, package_id: true }), {
  professional_ids: bodyIds(MAX_LEADS_AT_ONCE, recipientsMessage),
})

export type LeadBulkInput = z.infer<typeof leadBulkInput>

const leadsSent = z.object({
  data: z.array(lead),
  /** Those to whom it was not sent, each with the reason as a sentence. */
  refused: z.array(z.object({ professional_id: z.int(), message: z.string() })),
})

export type LeadsSent = z.infer<typeof leadsSent>

/** `leadLifecycle` defines which status may follow. */
const leadChange = z.object({ status: z.enum(leadStatuses, { error: 'Odaberite status upita.' }) })

export type LeadChange = z.infer<typeof leadChange>

const leadsQuery = z.object({
  status: queryEnum(leadStatuses),
  date: queryDay,
  professional_id: queryId,
  sort: queryEnum(['newest', 'latest']),
  search: queryText(100),
  ...pageQuery(15, 100),
})

export type LeadsQuery = PageQuery & Partial<z.infer<typeof leadsQuery>>

const countByStatus = recordOf(leadStatuses, () => z.int())

/** The number of leads in each status, of unread messages, and the total of all agreements. */
export const leadCounts = z
  .object({ ...countByStatus, total: z.int(), unread: z.int(), /** In euros. */ agreed_total: z.number() })
  .register(namedSchemas, { id: 'LeadCounts' })

export type LeadCounts = z.infer<typeof leadCounts>

export const leadCalls = {
  'POST /leads': {
    operationId: 'sendLead',
    who: ['couple'],
    tag: 'Upiti',
    summary: 'Slanje upita pružatelju usluga',
    description:
      'Status se šalje kao „pending” ili se izostavlja; upit se sprema kao „new”. Istom pružatelju usluga par može poslati najviše deset upita na dan, i kad neke povuče.',
    body: leadInput,
    takesIdempotencyKey: true,
    answer: { 201: single(lead) },
    rejectsConflicts: true,
  },
  'POST /leads/bulk': {
    operationId: 'sendLeads',
    who: ['couple'],
    tag: 'Upiti',
    summary: 'Slanje istog upita nekolicini pružatelja usluga',
    description:
      'Svakome svoj upit i svoj razgovor, redom kojim su navedeni. Tko ne prima upite ili od istog para već ima otvoren upit za taj dan, naveden je u „refused” s razlogom, a ostali ga dobivaju; ako ga ne može dobiti nitko, odgovor je 422. Svaki se broji u dopušteni broj upita.',
    body: leadBulkInput,
    takesIdempotencyKey: true,
    answer: { 201: leadsSent },
    rejectsByState: true,
  },
  'GET /leads': {
    operationId: 'listLeads',
    who: ['couple', 'professional'],
    apiKey: 'read',
    tag: 'Upiti',
    summary: 'Primljeni ili poslani upiti',
    description:
      'Pružatelj usluga vidi primljene upite, a par poslane. Najnoviji najprije, ili po zadnjoj poruci. Dok je upit rezerviran, uz drugu stranu stoji i njezin telefon, ako ga je upisala. Pretraga ne razlikuje velika i mala slova ni dijakritičke znakove.',
    query: leadsQuery,
    answer: { 200: pageOf(lead) },
  },
  'GET /leads/counts': {
    operationId: 'countLeads',
    who: ['couple', 'professional'],
    apiKey: 'read',
    tag: 'Upiti',
    summary: 'Broj upita po statusu',
    description:
      'Primljenih ili poslanih, s brojem nepročitanih poruka („unread”) i zbrojem prihvaćenih ponuda u eurima („agreed_total”).',
    answer: { 200: single(leadCounts) },
  },
  'GET /leads/:id': {
    operationId: 'getLead',
    who: ['couple', 'professional'],
    apiKey: 'read',
    tag: 'Upiti',
    summary: 'Jedan upit',
    description:
      'Vide ga samo par koji ga je poslao i pružatelj usluga koji ga je primio. Dok je rezerviran, svatko vidi telefon drugoga („phone”), ako je upisan.',
    params: pathId,
    answer: { 200: single(lead) },
  },
  'PUT /leads/:id': {
    operationId: 'changeLeadStatus',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Upiti',
    summary: 'Promjena statusa upita',
    description:
      'Mogući su statusi iz „next_statuses”: dok profil nije javan, među njima nema statusa „booked”. „booked” u istom trenutku upisuje dan u kalendar kao rezerviran; ako je dan već rezerviran ili blokiran, odgovor je 409 s kodom „overlap” i ništa se ne mijenja. Dan se u kalendaru zove „Vjenčanje” i ime para. Odbijanje rezerviranog upita otkazuje taj događaj; odbijanje već odbijenog odgovara s 200 i ništa ne mijenja. Par dobiva obavijest e-poštom.',
    params: pathId,
    body: leadChange,
    answer: { 200: single(lead) },
    rejectsOverlaps: true,
  },
  'DELETE /leads/:id': {
    operationId: 'withdrawLead',
    who: ['couple'],
    tag: 'Upiti',
    summary: 'Povlačenje upita',
    description:
      'Par povlači svoj upit dok nije ni potvrđen ni odbijen. Pružatelj usluga koji je na njega odgovorio dobiva obavijest e-poštom.',
    params: pathId,
    answer: { 204: z.null() },
    rejectsByState: true,
  },
} satisfies Calls
