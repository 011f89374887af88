import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { demoPassword } from './accounts.ts'
import { insertDecisions } from './decisions.ts'
import { makeMarketplace } from './marketplace.ts'
import type { Marketplace } from './rows.ts'
import { insertWebhooks } from './webhooks.ts'

/** Every key of the rows is a column, with the type that it has in the table. */
async function insertRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (keys.length === 0) return
  const names = sql.join(keys.map((key) => sql.ref(key)))
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
  if (!keys.includes('id')) return
  // The rows had their own numbers; the next one continues after them.
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(db)
}

/** 19 MiB, two passes, one lane, like all passwords here. The salt is fixed, so that the rows are always the same. */
const hashDemoPassword = () =>
  hash(demoPassword, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: createHash('sha256').update(demoPassword).digest().subarray(0, 16),
  })

/** Well-formed, so that a sign-in takes as long as any other; no known password has a hash of 32 zero bytes. */
export const unusablePasswordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export interface FillOptions {
  seed?: number
  today?: CalendarDay
  professionals?: number
}

/** Like fillDemo, in the caller's transaction. */
export async function insertDemo(
  db: Database,
  { seed = 1, today, professionals = Infinity }: FillOptions & { today: CalendarDay },
): Promise<Record<keyof Marketplace, number>> {
  const demoPasswordHash = await hashDemoPassword()
  const rows = makeMarketplace({
    seed,
    today,
    professionals,
    demoPasswordHash,
    unusablePasswordHash,
  })
  const categories = await db.selectFrom('categories').select(['id', 'slug']).execute()
  const idOf = new Map<string, number>(categories.map(({ id, slug }) => [slug, id]))
  const stored = {
    ...rows,
    professionals: rows.professionals.map(({ category, ...row }) => ({ ...row, category_id: idOf.get(category) })),
  }
  for (const [table, own] of Object.entries(stored)) await insertRows(db, table, own)
  await insertDecisions(db, today)
  await insertWebhooks(db, today)
  const count = (table: keyof Marketplace) => rows[table].length
  return {
    users: count('users'),
    professionals: count('professionals'),
    packages: count('packages'),
    media: count('media'),
    leads: count('leads'),
    offers: count('offers'),
    offer_items: count('offer_items'),
    offer_numbers: count('offer_numbers'),
    messages: count('messages'),
    events: count('events'),
    reviews: count('reviews'),
    review_replies: count('review_replies'),
    profile_counts: count('profile_counts'),
    favorites: count('favorites'),
  }
}

/**
 * Fills an empty database with the demo marketplace in one transaction, and returns the number of rows in each table.
 */
export const fillDemo = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, options: FillOptions = {}) =>
  db.transaction().execute(async (transaction) => {
    // On a busy machine, making the rows takes longer than a request's transaction may be idle.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    return insertDemo(transaction, { today: clock.today(), ...options })
  })
