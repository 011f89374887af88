import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { AccountExport } from '#contract/account.ts'
import { createTestDatabase } from '#test/database.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

/** `account` and `profile`: the rows go with it. `unlinked`: they stay and no longer say whose they are. */
type Erasure = 'account' | 'profile' | 'unlinked'

interface PersonalData {
  /** The part of the export that holds it, or the reason why none does. */
  exported: keyof AccountExport | { not: string }
  /** By the foreign keys, or the reason why nothing is erased. */
  erased: readonly Erasure[] | { not: string }
}

/** A new table is added here, with what the export and the deletion of an account do with it. */
const tables: Record<string, PersonalData> = {
  users: { exported: 'account', erased: ['account'] },
  sessions: { exported: 'sessions', erased: ['account'] },
  account_tokens: { exported: { not: 'hashes of secrets that are valid for days at most' }, erased: ['account'] },
  api_keys: { exported: 'api_keys', erased: ['account'] },
  former_addresses: {
    exported: { not: 'an address on the way to its last mail, for a week at most' },
    erased: ['account'],
  },
  professionals: { exported: 'professional', erased: ['account'] },
  packages: { exported: 'professional', erased: ['profile'] },
  professional_facets: {
    exported: { not: 'numbers, of nobody in particular' },
    erased: { not: 'numbers, of nobody in particular' },
  },
  professional_reach: {
    exported: { not: 'numbers, of nobody in particular' },
    erased: { not: 'numbers, of nobody in particular' },
  },
  professional_days: {
    exported: { not: 'numbers, of nobody in particular' },
    erased: { not: 'numbers, of nobody in particular' },
  },
  day_professionals: {
    exported: { not: 'what the profile and its events say, once more' },
    erased: { not: 'a row goes with its event, by whose triggers it is written' },
  },
  professional_facts: {
    exported: { not: 'what the profile says, once more' },
    erased: ['profile'],
  },
  professional_numbers: {
    exported: { not: 'what the profile says, once more' },
    erased: ['profile'],
  },
  name_words: {
    exported: { not: 'words of all company names, of nobody in particular' },
    erased: { not: 'a word goes with the last name that has it' },
  },
  media: { exported: 'professional', erased: ['profile'] },
  events: { exported: 'events', erased: ['profile'] },
  calendar_feeds: { exported: 'calendar_feed', erased: ['profile'] },
  calendar_embeds: { exported: 'embed', erased: ['profile'] },
  followed_calendars: { exported: 'followed_calendars', erased: ['profile'] },
  followed_days: { exported: { not: 'a copy of a calendar elsewhere; its days are events' }, erased: ['profile'] },
  profile_counts: { exported: 'profile_counts', erased: ['profile'] },
  favorites: { exported: 'favorites', erased: ['account', 'profile'] },
  leads: { exported: 'leads', erased: ['profile', 'unlinked'] },
  messages: { exported: 'messages', erased: ['profile'] },
  message_attachments: { exported: 'messages', erased: ['profile'] },
  offers: { exported: 'offers', erased: ['profile'] },
  offer_items: { exported: 'offers', erased: ['profile'] },
  offer_numbers: { exported: { not: 'how far the numbers of the offers go, which are exported' }, erased: ['profile'] },
  lead_reports: { exported: { not: 'the record of what admins decide on' }, erased: ['profile', 'unlinked'] },
  reviews: { exported: 'reviews', erased: ['profile', 'unlinked'] },
  hidden_reviews: {
    exported: { not: 'why an admin has hidden a review, as its author was told by mail' },
    erased: ['account', 'profile'],
  },
  unjudged_reports: {
    exported: { not: 'what a professional has told the admins of a review' },
    erased: ['account', 'profile'],
  },
  unjudged_reply_reports: {
    exported: { not: 'what a couple has told the admins of an answer' },
    erased: ['profile'],
  },
  review_replies: { exported: 'received_reviews', erased: ['profile'] },
  lead_reminders: { exported: { not: 'when a mail went out' }, erased: ['profile'] },
  reply_templates: { exported: 'reply_templates', erased: ['profile'] },
  webhooks: { exported: 'webhooks', erased: ['profile'] },
  webhook_deliveries: {
    exported: { not: 'ids and times of the last thirty days, of what is exported itself' },
    erased: ['profile'],
  },
  audit_log: { exported: { not: 'the record of what admins decided' }, erased: ['unlinked'] },
  contact_messages: {
    exported: { not: 'letters to the operator, of nobody in particular' },
    erased: { not: 'deleted once they are sent, at the latest after a week' },
  },
  categories: { exported: { not: 'the same for everyone' }, erased: { not: 'the same for everyone' } },
  idempotency_keys: { exported: { not: 'answers of the last day, to what is exported itself' }, erased: ['account'] },
  rate_limits: {
    exported: { not: 'hashed keys, of nobody in particular' },
    erased: { not: 'hashed keys that are deleted after hours, those of known networks after 90 days' },
  },
  schema_migrations: { exported: { not: 'about the database itself' }, erased: { not: 'about the database itself' } },
}

test('every table of the database is decided upon: exported, erased, or neither for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
})

test('the foreign keys erase what is said to be erased', async () => {
  const { rows: keys } = await sql<{ child: string; parent: string; on_delete: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype as on_delete
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  const parentsOf = (table: string, on_delete: 'c' | 'n') =>
    keys.filter((key) => key.child === table && key.on_delete === on_delete).map(({ parent }) => parent)
  const isOfProfile = (table: string): boolean =>
    parentsOf(table, 'c').some((parent) => parent === 'professionals' || isOfProfile(parent))

  for (const [table, { erased }] of Object.entries(tables)) {
    const found: Erasure[] = []
    if (table === 'users' || parentsOf(table, 'c').includes('users')) found.push('account')
    if (isOfProfile(table)) found.push('profile')
    if (parentsOf(table, 'n').includes('users')) found.push('unlinked')
    expect([table, found]).toEqual([table, Array.isArray(erased) ? erased : []])
  }
})
