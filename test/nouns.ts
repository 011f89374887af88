/**
 * The product's parts. Each has one name, in `contract/`, `server/features/`, `web/features/` and the journeys; not
 * every part has all four.
 */
export const nouns = [
  'auth',
  'account',
  'categories',
  'professionals',
  'packages',
  'suggestions',
  'similar',
  'compare',
  'towns',
  'availability',
  'events',
  'calendar-feed',
  'followed-calendars',
  'leads',
  'lead-stream',
  'messages',
  'offers',
  'reply-templates',
  'lead-reports',
  'lead-reminders',
  'favorites',
  'reviews',
  'review-replies',
  'media',
  'statistics',
  'landing',
  'site',
  'sitemap',
  'admin-professionals',
  'admin-reviews',
  'admin-users',
  'admin-log',
  'shell',
] as const

type Noun = (typeof nouns)[number]

/** The part that writes a table: every INSERT, UPDATE and DELETE of it is in that feature's `queries.ts`. */
export const tableOwners: Record<string, Noun> = {
  users: 'auth',
  sessions: 'auth',
  account_tokens: 'auth',
  former_addresses: 'auth',
  categories: 'categories',
  professionals: 'professionals',
  professional_counts: 'professionals',
  professional_facets: 'professionals',
  professional_reach: 'professionals',
  packages: 'packages',
  media: 'media',
  leads: 'leads',
  messages: 'messages',
  message_attachments: 'messages',
  offers: 'offers',
  offer_items: 'offers',
  offer_numbers: 'offers',
  reply_templates: 'reply-templates',
  lead_reports: 'lead-reports',
  lead_reminders: 'lead-reminders',
  events: 'events',
  reviews: 'reviews',
  review_replies: 'review-replies',
  favorites: 'favorites',
  profile_counts: 'statistics',
  calendar_feeds: 'calendar-feed',
  followed_calendars: 'followed-calendars',
  followed_days: 'followed-calendars',
  audit_log: 'admin-log',
  contact_messages: 'site',
}

/** The part whose tables a view shows. It alone decides what others may know of them. */
export const viewOwners: Record<string, Noun> = {
  people: 'auth',
  contacts: 'auth',
  accounts: 'auth',
  category_names: 'categories',
  profiles: 'professionals',
  public_profiles: 'professionals',
  available_days: 'events',
  active_days: 'events',
  lead_replies: 'leads',
  pictures: 'media',
  moderated_reviews: 'reviews',
  moderated_replies: 'review-replies',
  lead_offers: 'offers',
  lead_messages: 'messages',
  lead_sides: 'leads',
  offered_packages: 'packages',
}

/** Tables of the foundation, written below the features. */
export const foundationTables = ['idempotency_keys', 'rate_limits', 'schema_migrations']
