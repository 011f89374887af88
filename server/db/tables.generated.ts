// Made from the migrated database by npm run db:types; not edited by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'

export interface AccountSessionsView {
  id: number
  user_id: number
}

export interface AccountTokensTable {
  token_hash: Buffer
  user_id: number
  purpose: 'reset_password' | 'confirm_email'
  email: string
  expires_at: Date
}

export interface AccountsView {
  id: number
  name: string
  email: string
  email_confirmed_at: Date | null
  role: 'couple' | 'professional' | 'admin'
  created_at: Date
  suspended_at: Date | null
  suspension_reason: string | null
}

export interface ActiveDaysView {
  professional_id: number
  event_date: CalendarDay
  event_type: 'available' | 'booked' | 'blocked'
}

export interface ApiKeysTable {
  id: GeneratedAlways<number>
  user_id: number
  name: string
  scope: 'read' | 'write'
  key_hash: Buffer
  masked_key: string
  created_at: Generated<Date>
  expires_on: CalendarDay | null
  last_used_at: Date | null
}

export interface AuditLogTable {
  id: GeneratedAlways<number>
  actor_id: number | null
  action: 'profile_status' | 'premium' | 'review_hidden' | 'review_shown' | 'user_suspended' | 'user_restored' | 'category' | 'lead_reported' | 'lead_report_resolved' | 'reply_hidden' | 'reply_shown'
  professional_id: number | null
  review_id: number | null
  user_id: number | null
  category_id: number | null
  from_value: string | null
  to_value: string | null
  reason: string | null
  created_at: Generated<Date>
}

export interface CalendarEmbedsTable {
  professional_id: number
  is_on: boolean
  hosts: string[]
  updated_at: Generated<Date>
}

export interface CalendarFeedsTable {
  professional_id: number
  token: string
  created_at: Generated<Date>
}

export interface CategoriesTable {
  id: GeneratedAlways<number>
  name: string
  slug: string
  position: number
}

export interface CategoryNamesView {
  id: number
  name: string
  slug: string
}

export interface ContactMessagesTable {
  id: GeneratedAlways<number>
  name: string
  email: string
  message: string
  created_at: Date
}

export interface ContactsView {
  id: number
  name: string
  email: string
  email_confirmed_at: Date | null
  phone: string | null
}

export interface DayProfessionalsTable {
  professional_id: number
  event_date: CalendarDay
  is_free: boolean
  score: number
  company_name: string
  category_id: number | null
  search_city: string | null
  price_from: number | null
  average_rating: number
  travels_km: number | null
  search_name: string
}

export interface EventsTable {
  id: GeneratedAlways<number>
  professional_id: number
  lead_id: number | null
  title: string | null
  event_type: 'available' | 'booked' | 'blocked'
  event_date: CalendarDay
  notes: string | null
  status: Generated<'active' | 'cancelled'>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  followed_calendar_id: number | null
  was_available: Generated<boolean>
  available_title: string | null
  sequence: Generated<number>
  available_notes: string | null
}

export interface FavoritesTable {
  id: GeneratedAlways<number>
  couple_id: number
  professional_id: number
  created_at: Generated<Date>
  note: string | null
}

export interface FollowedCalendarsTable {
  id: GeneratedAlways<number>
  professional_id: number
  url: string
  name: string
  created_at: Generated<Date>
  last_read_at: Date | null
  last_tried_at: Date | null
  last_error: string | null
  etag: string | null
  last_modified: string | null
  read_until: CalendarDay | null
}

export interface FollowedDaysTable {
  followed_calendar_id: number
  busy_on: CalendarDay
  title: string | null
}

export interface FormerAddressesTable {
  id: GeneratedAlways<number>
  user_id: number
  email: string
  created_at: Date
}

export interface FreeDaysView {
  category_id: number
  search_city: string
  event_date: CalendarDay
  free: number
}

export interface HiddenReviewsTable {
  couple_id: number
  professional_id: number
  hidden_reason: string | null
}

export interface IdempotencyKeysTable {
  user_id: number
  key: string
  request_hash: Buffer
  attempt: string
  locked_until: Date
  done: Generated<boolean>
  status: number | null
  answer: string | null
  expires_at: Date
}

export interface KeyHoldersView {
  id: number
  name: string
  email: string
  email_confirmed_at: Date | null
  phone: string | null
  suspended_at: Date | null
}

export interface LeadMessagesView {
  id: number
  lead_id: number
  author: 'couple' | 'professional' | 'system'
  kind: 'text' | 'status' | 'offer'
  body: string
  offer_event: 'sent' | 'accepted' | 'declined' | 'withdrawn' | null
}

export interface LeadOffersView {
  id: number
  lead_id: number
  professional_id: number
  number: number
  status: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'replaced' | 'amended'
  total: number
  valid_until: CalendarDay
  created_at: Date
  decided_at: Date | null
}

export interface LeadRemindersTable {
  lead_id: number
  side: 'professional' | 'couple' | 'review'
  created_at: Date
}

export interface LeadRepliesView {
  professional_id: number
  couple_id: number | null
  status: 'new' | 'contacted' | 'interested' | 'booked' | 'rejected'
  created_at: Date
  answered_at: Date | null
  id: number
  event_date: CalendarDay
}

export interface LeadReportsTable {
  id: GeneratedAlways<number>
  lead_id: number | null
  professional_id: number
  couple_id: number | null
  reporter: 'couple' | 'professional'
  event_date: CalendarDay
  reason: string
  transcript: unknown
  created_at: Generated<Date>
  resolved_at: Date | null
  resolution: string | null
}

export interface LeadSidesView {
  id: number
  professional_id: number
  couple_id: number | null
  status: 'new' | 'contacted' | 'interested' | 'booked' | 'rejected'
  event_date: CalendarDay
  booked_at: Date | null
}

export interface LeadsTable {
  id: GeneratedAlways<number>
  professional_id: number
  couple_id: number | null
  status: Generated<'new' | 'contacted' | 'interested' | 'booked' | 'rejected'>
  event_date: CalendarDay
  message: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  last_message_at: Generated<Date>
  message_read_at: Date | null
  unread_by_couple: Generated<number>
  unread_by_professional: Generated<number>
  couple_read_id: number | null
  professional_read_id: number | null
  answered_at: Date | null
  package_id: number | null
  package: unknown | null
  booked_at: Date | null
}

export interface MediaTable {
  id: GeneratedAlways<number>
  professional_id: number
  hash: string
  filename: string
  alt: string | null
  width: number
  height: number
  position: number
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface MessageAttachmentsTable {
  id: GeneratedAlways<number>
  message_id: number
  position: number
  filename: string
  type: 'application/pdf' | 'image/jpeg' | 'image/png'
  size: number
  width: number | null
  height: number | null
  file_key: string
}

export interface MessagesTable {
  id: GeneratedAlways<number>
  lead_id: number
  author: 'couple' | 'professional' | 'system'
  kind: 'text' | 'status' | 'offer'
  body: Generated<string>
  status: string | null
  offer_id: number | null
  offer_event: 'sent' | 'accepted' | 'declined' | 'withdrawn' | null
  created_at: Generated<Date>
  read_at: Date | null
}

export interface ModeratedRepliesView {
  review_id: number
  body: string
  created_at: Date
  updated_at: Date
  reported_at: Date | null
  report_reason: string | null
  hidden_at: Date | null
  hidden_reason: string | null
  report_dismissed_at: Date | null
}

export interface ModeratedReviewsView {
  id: number
  professional_id: number
  couple_id: number | null
  rating: number
  comment: string | null
  created_at: Date
  reported_at: Date | null
  report_reason: string | null
  hidden_at: Date | null
  hidden_reason: string | null
  lead_id: number | null
  updated_at: Date
}

export interface NameWordsTable {
  word: string
  change: number
}

export interface OfferItemsTable {
  offer_id: number
  position: number
  label: string
  quantity: number
  unit_price: number
  amount: ColumnType<number, never, never>
}

export interface OfferNumbersTable {
  professional_id: number
  last_number: number
}

export interface OfferedPackagesView {
  id: number
  professional_id: number
  position: number
  name: string
  price: number
  unit: 'total' | 'per_guest' | 'per_hour' | 'per_day'
  description: string | null
  includes: string[]
}

export interface OffersTable {
  id: GeneratedAlways<number>
  lead_id: number
  professional_id: number
  number: number
  status: Generated<'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'replaced' | 'amended'>
  total: number
  deposit: number | null
  deposit_due: CalendarDay | null
  valid_until: CalendarDay
  vat: 'included' | 'exempt'
  note: string | null
  cancellation: string | null
  issuer: string | null
  is_amendment: Generated<boolean>
  decline_reason: string | null
  wanted_total: number | null
  created_at: Generated<Date>
  decided_at: Date | null
}

export interface PackagesTable {
  id: GeneratedAlways<number>
  professional_id: number
  position: number
  name: string
  price: number
  unit: 'total' | 'per_guest' | 'per_hour' | 'per_day'
  description: string | null
  includes: Generated<string[]>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface PeopleView {
  id: number
  name: string
  email: string
}

export interface PicturesView {
  id: number
  professional_id: number
  hash: string
  filename: string
  alt: string | null
  width: number
  height: number
  position: number
  created_at: Date
  updated_at: Date
}

export interface ProfessionalDaysTable {
  category_id: number
  search_city: string
  event_date: CalendarDay
  price_band: number
  rating_band: number
  free: number
  taken: number
}

export interface ProfessionalFacetsTable {
  category_id: number
  search_city: string
  price_from: number
  rating_band: number
  city: string | null
  change: number
}

export interface ProfessionalFactsTable {
  professional_id: number
  fact: string
  value: number
  category_id: number
  search_city: string | null
  price_from: number | null
  average_rating: number
  travels_km: number | null
}

export interface ProfessionalNumbersTable {
  professional_id: number
  fact: string
  value: number
  category_id: number
  search_city: string | null
  price_from: number | null
  average_rating: number
  travels_km: number | null
  score: number
  company_name: string
  facts: unknown
}

export interface ProfessionalReachTable {
  search_city: string
  travels_km: number
  category_id: number
  price_band: number
  rating_band: number
  change: number
}

export interface ProfessionalsTable {
  id: GeneratedAlways<number>
  user_id: number
  company_name: string
  search_name: ColumnType<string, never, never>
  category_id: number | null
  description: string | null
  city: string | null
  search_city: ColumnType<string | null, never, never>
  price_range_min: number | null
  price_range_max: number | null
  price_from: ColumnType<number | null, never, never>
  website: string | null
  instagram: string | null
  premium: Generated<boolean>
  status: Generated<'pending' | 'approved' | 'rejected' | 'suspended'>
  rating_sum: Generated<number>
  review_count: Generated<number>
  average_rating: ColumnType<number, never, never>
  rank_score: ColumnType<number, never, never>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  suspended_status: 'pending' | 'approved' | 'rejected' | null
  rejection_reason: string | null
  score: ColumnType<number, never, never>
  travels_km: number | null
  facts: Generated<unknown>
}

export interface ProfileCountsTable {
  professional_id: number
  counted_on: CalendarDay
  views: Generated<number>
  saves: Generated<number>
}

export interface ProfilesView {
  id: number
  user_id: number
  company_name: string
  status: 'pending' | 'approved' | 'rejected' | 'suspended'
  created_at: Date
  city: string | null
}

export interface PublicProfilesView {
  id: number
  category_id: number | null
  search_city: string | null
  price_from: number | null
  rank_score: number
  score: number
}

export interface RateLimitsTable {
  key: string
  count: number
  resets_at: Date
}

export interface ReplyTemplatesTable {
  id: GeneratedAlways<number>
  professional_id: number
  title: string
  body: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface ReviewRepliesTable {
  review_id: number
  body: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  reported_at: Date | null
  report_reason: string | null
  hidden_at: Date | null
  hidden_reason: string | null
  report_dismissed_at: Date | null
}

export interface ReviewsTable {
  id: GeneratedAlways<number>
  professional_id: number
  couple_id: number | null
  lead_id: number | null
  rating: number
  comment: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  reported_at: Date | null
  report_reason: string | null
  hidden_at: Date | null
  hidden_reason: string | null
  reply_told_at: Date | null
  author_suspended: Generated<boolean>
  report_dismissed_at: Date | null
}

export interface SessionsTable {
  id: GeneratedAlways<number>
  token_hash: Buffer
  user_id: number
  remember: boolean
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  expires_at: Date
  user_agent: string | null
}

export interface UnjudgedReplyReportsTable {
  review_id: number
  reported_at: Date
  report_reason: string | null
}

export interface UnjudgedReportsTable {
  couple_id: number
  professional_id: number
  reported_at: Date
  report_reason: string | null
}

export interface UsersTable {
  id: GeneratedAlways<number>
  name: string
  email: string
  phone: string | null
  role: 'couple' | 'professional' | 'admin'
  password_hash: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  wedding_date: CalendarDay | null
  email_confirmed_at: Date | null
  suspended_at: Date | null
  suspension_reason: string | null
}

export interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>
  webhook_id: number
  uid: Generated<string>
  type: string
  subject_id: number | null
  status: Generated<'pending' | 'delivered' | 'failed' | 'cancelled'>
  attempts: Generated<number>
  response_status: number | null
  error: 'unreachable' | 'timeout' | 'certificate' | 'refused' | 'disabled' | 'suspended' | 'gone' | null
  created_at: Date
  last_attempt_at: Date | null
  next_attempt_at: Date | null
}

export interface WebhooksTable {
  id: GeneratedAlways<number>
  professional_id: number
  url: string
  events: string[]
  secret: string
  former_secret: string | null
  former_secret_until: Date | null
  disabled_at: Date | null
  disabled_reason: 'owner' | 'gone' | 'failing' | null
  failures: Generated<number>
  paused_until: Date | null
  sending_until: Date | null
  created_at: Date
  updated_at: Date
}

export interface DB {
  account_sessions: AccountSessionsView
  account_tokens: AccountTokensTable
  accounts: AccountsView
  active_days: ActiveDaysView
  api_keys: ApiKeysTable
  audit_log: AuditLogTable
  calendar_embeds: CalendarEmbedsTable
  calendar_feeds: CalendarFeedsTable
  categories: CategoriesTable
  category_names: CategoryNamesView
  contact_messages: ContactMessagesTable
  contacts: ContactsView
  day_professionals: DayProfessionalsTable
  events: EventsTable
  favorites: FavoritesTable
  followed_calendars: FollowedCalendarsTable
  followed_days: FollowedDaysTable
  former_addresses: FormerAddressesTable
  free_days: FreeDaysView
  hidden_reviews: HiddenReviewsTable
  idempotency_keys: IdempotencyKeysTable
  key_holders: KeyHoldersView
  lead_messages: LeadMessagesView
  lead_offers: LeadOffersView
  lead_reminders: LeadRemindersTable
  lead_replies: LeadRepliesView
  lead_reports: LeadReportsTable
  lead_sides: LeadSidesView
  leads: LeadsTable
  media: MediaTable
  message_attachments: MessageAttachmentsTable
  messages: MessagesTable
  moderated_replies: ModeratedRepliesView
  moderated_reviews: ModeratedReviewsView
  name_words: NameWordsTable
  offer_items: OfferItemsTable
  offer_numbers: OfferNumbersTable
  offered_packages: OfferedPackagesView
  offers: OffersTable
  packages: PackagesTable
  people: PeopleView
  pictures: PicturesView
  professional_days: ProfessionalDaysTable
  professional_facets: ProfessionalFacetsTable
  professional_facts: ProfessionalFactsTable
  professional_numbers: ProfessionalNumbersTable
  professional_reach: ProfessionalReachTable
  professionals: ProfessionalsTable
  profile_counts: ProfileCountsTable
  profiles: ProfilesView
  public_profiles: PublicProfilesView
  rate_limits: RateLimitsTable
  reply_templates: ReplyTemplatesTable
  review_replies: ReviewRepliesTable
  reviews: ReviewsTable
  sessions: SessionsTable
  unjudged_reply_reports: UnjudgedReplyReportsTable
  unjudged_reports: UnjudgedReportsTable
  users: UsersTable
  webhook_deliveries: WebhookDeliveriesTable
  webhooks: WebhooksTable
}
