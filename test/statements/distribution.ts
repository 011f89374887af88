/**
 * How the tables would be divided between several primaries. A family is a set of tables whose rows are together on the
 * shard of one value: everything that belongs to a professional by `professionals.id`, and everything that belongs to
 * an account, and so to a wedding, by `users.id`.
 */
export type Family = 'professional' | 'account'

export type Division =
  /** The column determines the shard. */
  | { family: Family; column: string }
  /** The shard is that of the row that `parent` names; a column with the value would have to be added. */
  | { family: Family; parent: string }
  /** A copy on every shard. */
  | 'reference'
  /** On one node, beside the shards. */
  | 'central'

const ofProfessional = (column: string): Division => ({ family: 'professional', column })
const ofAccount = (column: string): Division => ({ family: 'account', column })
const below = (parent: string): Division => ({ family: 'professional', parent })

export const divisions: Record<string, Division> = {
  professionals: ofProfessional('id'),
  packages: ofProfessional('professional_id'),
  media: ofProfessional('professional_id'),
  leads: ofProfessional('professional_id'),
  messages: below('lead_id'),
  message_attachments: below('message_id'),
  offers: ofProfessional('professional_id'),
  offer_items: below('offer_id'),
  offer_numbers: ofProfessional('professional_id'),
  reply_templates: ofProfessional('professional_id'),
  lead_reports: ofProfessional('professional_id'),
  lead_reminders: below('lead_id'),
  events: ofProfessional('professional_id'),
  reviews: ofProfessional('professional_id'),
  hidden_reviews: ofProfessional('professional_id'),
  unjudged_reports: ofProfessional('professional_id'),
  review_replies: below('review_id'),
  unjudged_reply_reports: below('review_id'),
  profile_counts: ofProfessional('professional_id'),
  calendar_feeds: ofProfessional('professional_id'),
  calendar_embeds: ofProfessional('professional_id'),
  followed_calendars: ofProfessional('professional_id'),
  webhooks: ofProfessional('professional_id'),
  webhook_deliveries: below('webhook_id'),
  followed_days: below('followed_calendar_id'),
  users: ofAccount('id'),
  sessions: ofAccount('user_id'),
  account_tokens: ofAccount('user_id'),
  former_addresses: ofAccount('user_id'),
  api_keys: ofAccount('user_id'),
  idempotency_keys: ofAccount('user_id'),
  favorites: ofAccount('couple_id'),
  categories: 'reference',
  // Aggregates over all professionals.
  professional_facets: 'central',
  professional_reach: 'central',
  professional_days: 'central',
  // Read for all professionals of a day together.
  day_professionals: 'central',
  // Read for all professionals who state a number.
  professional_facts: 'central',
  professional_numbers: 'central',
  name_words: 'central',
  audit_log: 'central',
  contact_messages: 'central',
  rate_limits: 'central',
  schema_migrations: 'central',
  // The job queue.
  graphile_worker: 'central',
}

export const familyOf = (table: string): Family | undefined => {
  const division = divisions[table]
  return typeof division === 'object' ? division.family : undefined
}
