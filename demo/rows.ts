import type { CategorySlug } from '#contract/categories.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Facts } from '#contract/facts.ts'
import type { PackageUnit } from '#contract/package-prices.ts'
import type { EventType, eventStatuses } from '#contract/events.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { MessageAuthor } from '#contract/messages.ts'
import type { OfferStatus } from '#contract/offer-lifecycle.ts'
import type { VatKind } from '#contract/offers.ts'
import type { ProfessionalStatus, ProfileInput } from '#contract/professionals.ts'
import type { Role } from '#contract/auth.ts'

interface Row {
  id: number
  created_at: string
  updated_at: string
}

export interface UserRow extends Row {
  name: string
  email: string
  /** Null if none was given. */
  phone: string | null
  role: Role
  /** Only for a few couples. */
  wedding_date?: CalendarDay
  password_hash: string
  email_confirmed_at: string | null
}

export interface ProfessionalRow extends Row, Omit<ProfileInput, 'category_id'> {
  user_id: number
  category: CategorySlug
  premium: boolean
  status: ProfessionalStatus
  travels_km: number | null
  facts: Facts
}

export interface PackageRow extends Row {
  professional_id: number
  position: number
  name: string
  price: number
  unit: PackageUnit
  description: string | null
  includes: readonly string[]
}

export interface MediaRow extends Row {
  professional_id: number
  hash: string
  filename: string
  alt: string
  width: number
  height: number
  position: number
}

export interface LeadRow extends Row {
  professional_id: number
  couple_id: number
  status: LeadStatus
  event_date: CalendarDay
  message: string
  last_message_at: string
  /** When the professional has read and answered it. */
  message_read_at: string | null
  answered_at: string | null
  booked_at: string | null
  unread_by_couple: number
  unread_by_professional: number
  couple_read_id: number | null
  professional_read_id: number | null
  package_id: number | null
  package: Pick<PackageRow, 'name' | 'price' | 'unit'> | null
}

interface OfferRow {
  id: number
  lead_id: number
  professional_id: number
  number: number
  status: OfferStatus
  total: number
  deposit: number | null
  deposit_due: CalendarDay | null
  valid_until: CalendarDay
  vat: VatKind
  note: string | null
  cancellation: string | null
  is_amendment: boolean
  decline_reason: string | null
  wanted_total: number | null
  created_at: string
  decided_at: string | null
}

interface OfferItemRow {
  offer_id: number
  position: number
  label: string
  quantity: number
  unit_price: number
}

interface OfferNumberRow {
  professional_id: number
  last_number: number
}

export interface MessageRow {
  id: number
  lead_id: number
  author: MessageAuthor
  kind: 'text' | 'offer' | 'status'
  body: string
  status: LeadStatus | null
  offer_id: number | null
  offer_event: 'sent' | 'accepted' | 'declined' | 'withdrawn' | null
  created_at: string
  read_at: string | null
}

export interface EventRow extends Row {
  professional_id: number
  lead_id: number | null
  title: string | null
  event_type: EventType
  event_date: CalendarDay
  notes: string | null
  status: (typeof eventStatuses)[number]
}

export interface ReviewRow extends Row {
  professional_id: number
  couple_id: number
  lead_id: number | null
  rating: number
  comment: string | null
}

interface ReviewReplyRow {
  review_id: number
  body: string
  created_at: string
  updated_at: string
}

export interface ProfileCountRow {
  professional_id: number
  counted_on: CalendarDay
  views: number
  saves: number
}

export interface FavoriteRow {
  id: number
  couple_id: number
  professional_id: number
  created_at: string
  note: string | null
}

export interface Marketplace {
  users: UserRow[]
  professionals: ProfessionalRow[]
  packages: PackageRow[]
  media: MediaRow[]
  leads: LeadRow[]
  offers: OfferRow[]
  offer_items: OfferItemRow[]
  offer_numbers: OfferNumberRow[]
  messages: MessageRow[]
  events: EventRow[]
  reviews: ReviewRow[]
  review_replies: ReviewReplyRow[]
  profile_counts: ProfileCountRow[]
  favorites: FavoriteRow[]
}

/** The tables are in the order of their references. */
export const emptyMarketplace = (): Marketplace => ({
  users: [],
  professionals: [],
  packages: [],
  media: [],
  leads: [],
  offers: [],
  offer_items: [],
  offer_numbers: [],
  messages: [],
  events: [],
  reviews: [],
  review_replies: [],
  profile_counts: [],
  favorites: [],
})

/** Appends a row with the next number, and returns it. */
export function add<T extends Row>(rows: T[], values: Omit<T, 'id' | 'updated_at'> & { updated_at?: string }): T {
  const row = { id: rows.length + 1, updated_at: values.created_at, ...values } as T // T is its values, numbered and dated
  rows.push(row)
  return row
}

type AskedLead = Omit<
  LeadRow,
  | 'id'
  | 'last_message_at'
  | 'message_read_at'
  | 'answered_at'
  | 'booked_at'
  | 'unread_by_couple'
  | 'unread_by_professional'
  | 'couple_read_id'
  | 'professional_read_id'
  | 'package_id'
  | 'package'
>

/** A lead with its answer, which comes within a day at a different hour for each, and never after its last change. */
export function addLead(rows: LeadRow[], values: AskedLead): LeadRow {
  const { status, created_at, updated_at } = values
  const hours = 1 + ((rows.length * 7) % 30)
  const answeredAt = Math.min(Date.parse(created_at) + hours * 3_600_000, Date.parse(updated_at))
  const answered_at = status === 'new' ? null : new Date(answeredAt).toISOString()
  const read = { unread_by_couple: 0, unread_by_professional: 0, couple_read_id: null, professional_read_id: null }
  const unasked = { package_id: null, package: null }
  return add(rows, {
    ...values,
    ...read,
    ...unasked,
    last_message_at: updated_at,
    message_read_at: answered_at,
    answered_at,
    booked_at: status === 'booked' ? updated_at : null,
  })
}
