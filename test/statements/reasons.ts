import type { Analysis, ShardKind } from './shards.ts'

interface Reason {
  /** The features that may do so. */
  from: string[]
  shards: ShardKind[]
  /** The statement joins no other tables. */
  tables: string[]
  /** Why it leaves its shard. */
  why: string
  /** How it would work after the tables are divided. */
  later: string
}

const lists = ['categories', 'events', 'media', 'packages', 'professionals', 'reviews']
const conversation = ['leads', 'message_attachments', 'messages', 'offer_items', 'offers']
const people = ['api_keys', 'professionals', 'sessions', 'users']

/** Covers every statement that leaves its shard; one without a reason fails the tests. */
export const reasons: Reason[] = [
  {
    from: [
      'availability',
      'events',
      'landing',
      'packages',
      'professionals',
      'similar',
      'sitemap',
      'suggestions',
      'towns',
    ],
    shards: ['every shard', 'across shards'],
    tables: [
      ...lists,
      'name_words',
      'professional_facets',
      'professional_reach',
      'professional_days',
      'day_professionals',
      'professional_facts',
      'professional_numbers',
    ],
    why: 'a public list is of all professionals, in one order, with its counts beside it',
    later: 'each shard gives its first rows and they are merged; the counts lie where the lists are put together',
  },
  {
    from: ['similar', 'professionals'],
    shards: ['across shards'],
    tables: [...lists, 'leads', 'users'],
    why: 'a list is made for one professional or one couple, and its rows are other professionals',
    later: 'two statements: what it is like, or which they are, and then the list',
  },
  {
    from: ['account', 'api-keys', 'admin-professionals', 'admin-users', 'auth', 'emails', 'favorites', 'professionals'],
    shards: ['several shards, by keys', 'across shards', 'every shard'],
    tables: people,
    why: 'a professional has an account, and the account names its professional',
    later: 'two statements by keys; `professional_id` is copied to the account, since a session asks for it each time',
  },
  {
    from: ['leads', 'messages', 'offers', 'emails', 'lead-reports', 'lead-reminders', 'reviews', 'admin-reviews'],
    shards: ['several shards, by keys', 'across shards'],
    tables: [
      ...conversation,
      'events',
      'lead_reminders',
      'lead_reports',
      'packages',
      'professionals',
      'review_replies',
      'reviews',
      'users',
      'graphile_worker',
    ],
    why: 'a lead and a review belong to a professional and name a couple, whose name and address are read with them; the mail about them is asked for in the same transaction',
    later: 'the names are read by keys afterwards; the queue gets its row from an outbox on the shard',
  },
  {
    from: ['leads', 'offers', 'messages', 'reviews', 'review-replies', 'statistics', 'lead-reports', 'admin-reviews'],
    shards: ['every shard'],
    tables: [
      ...conversation,
      'events',
      'hidden_reviews',
      'lead_reports',
      'professionals',
      'review_replies',
      'reviews',
      'unjudged_reply_reports',
      'unjudged_reports',
    ],
    why: 'a couple lists, copies or erases what it has sent to any professional, admins what anybody has',
    later:
      'each shard answers for itself: a couple has a few dozen of these; a list of (couple, professional) beside the account would name the shards',
  },
  {
    from: ['lead-reminders', 'followed-calendars', 'media', 'messages'],
    shards: ['every shard', 'across shards'],
    tables: ['followed_calendars', 'leads', 'media', 'message_attachments', 'professionals'],
    why: 'a job goes through all rows, or asks whether a file has a row anywhere',
    later: 'each shard answers for itself',
  },
  {
    from: ['events', 'media', 'packages'],
    shards: ['several shards, by keys', 'every shard'],
    tables: ['events', 'media', 'packages', 'professionals'],
    why: 'the same professional stands in it twice, or is left out beside the ids of its rows',
    later: 'it names the professional once more, or by one value',
  },
  {
    from: ['webhook-deliveries', 'emails'],
    shards: ['every shard', 'across shards'],
    tables: ['professionals', 'users', 'webhook_deliveries', 'webhooks'],
    why: 'a delivery goes out unless the account of its professional is suspended, and a mail about it to its address; old ones are deleted wherever they are',
    later: 'two statements by keys; each shard deletes its own',
  },
  {
    from: ['admin-log', 'db'],
    shards: ['several shards, by keys', 'across shards'],
    tables: ['audit_log', 'categories', 'idempotency_keys', 'professionals', 'users'],
    why: 'admins read the names of what they decided on; texts are erased from kept answers of everybody who may have got them',
    later: 'two statements by keys',
  },
]

const needsReason = (shards: ShardKind) => !['no shard', 'one shard', 'one shard, unnamed'].includes(shards)

export const findReason = (from: string, { shards, tables }: Analysis): Reason | undefined =>
  reasons.find(
    (reason) =>
      reason.from.includes(from) &&
      reason.shards.includes(shards) &&
      tables.every((table) => reason.tables.includes(table)),
  )

export const lacksReason = (from: string, analysis: Analysis): boolean =>
  needsReason(analysis.shards) && findReason(from, analysis) === undefined
