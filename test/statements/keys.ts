/** Unique keys without the sharding column, grouped by their replacement. */
const successors: Record<string, readonly string[]> = {
  'the column before it: ids are from one sequence, so they stay unique': [
    'api_keys_pkey',
    'events_pkey',
    'favorites_pkey',
    'followed_calendars_pkey',
    'former_addresses_pkey',
    'lead_reports_pkey',
    'leads_pkey',
    'media_pkey',
    'message_attachments_pkey',
    'messages_pkey',
    'offers_pkey',
    'packages_pkey',
    'reply_templates_pkey',
    'reviews_pkey',
    'sessions_pkey',
    'webhook_deliveries_pkey',
    'webhooks_pkey',
  ],
  'the column before it: what the key names lies on that shard alone': [
    'events_one_active_a_lead_key',
    'followed_days_pkey',
    'lead_reminders_pkey',
    'lead_reports_one_open_key',
    'message_attachments_position_key',
    'offer_items_pkey',
    'offers_one_accepted_a_lead_key',
    'offers_one_open_a_lead_key',
    'review_replies_pkey',
    'reviews_lead_id_key',
    'unjudged_reply_reports_pkey',
  ],
  'the column before it: it is random, and no two are drawn alike': [
    'account_tokens_pkey',
    'api_keys_key_hash_key',
    'calendar_feeds_token_key',
    'message_attachments_file_key_key',
    'sessions_token_hash_key',
  ],
  'a table of its own, divided by the address, written before the account': ['users_email_key'],
  'the professional of an account, noted on the account': ['professionals_user_id_key'],
}

/** The replacement for a foreign key to another shard. */
const references: Record<string, readonly string[]> = {
  'an erased account is told to each shard by a job, which does what the key does now': [
    'hidden_reviews_couple_id_fkey',
    'lead_reports_couple_id_fkey',
    'leads_couple_id_fkey',
    'professionals_user_id_fkey',
    'reviews_couple_id_fkey',
    'unjudged_reports_couple_id_fkey',
  ],
  'an erased profile is told to the accounts by a job': ['favorites_professional_id_fkey'],
  'an erased profile is told to the numbers of lists by a job': [
    'professional_facts_professional_id_fkey',
    'professional_numbers_professional_id_fkey',
  ],
  'the log keeps the number of what is gone': [
    'audit_log_actor_id_fkey',
    'audit_log_professional_id_fkey',
    'audit_log_review_id_fkey',
    'audit_log_user_id_fkey',
  ],
}

const byName = (groups: Record<string, readonly string[]>) =>
  new Map(Object.entries(groups).flatMap(([then, names]) => names.map((name) => [name, then] as const)))

export const keysWithoutShard = byName(successors)
export const referencesAcross = byName(references)
