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

type Columns = Readonly<Record<string, string>>

const dates = { created_at: 'timestamptz', updated_at: 'timestamptz' }

/** The columns that are filled, in the order in which the tables refer to each other. */
const tables = {
  users: {
    id: 'integer',
    name: 'text',
    email: 'text',
    role: 'text',
    password_hash: 'text',
    email_confirmed_at: 'timestamptz',
    ...dates,
  },
  professionals: {
    id: 'integer',
    user_id: 'integer',
    company_name: 'text',
    category_id: 'integer',
    description: 'text',
    city: 'text',
    price_range_min: 'numeric',
    price_range_max: 'numeric',
    website: 'text',
    instagram: 'text',
    premium: 'boolean',
    status: 'text',
    ...dates,
  },
  media: {
    id: 'integer',
    professional_id: 'integer',
    hash: 'text',
    filename: 'text',
    alt: 'text',
    width: 'integer',
    height: 'integer',
    position: 'integer',
    ...dates,
  },
  leads: {
    id: 'integer',
    professional_id: 'integer',
    couple_id: 'integer',
    status: 'text',
    event_date: 'date',
    message: 'text',
    ...dates,
  },
  events: {
    id: 'integer',
    professional_id: 'integer',
    lead_id: 'integer',
    title: 'text',
    event_type: 'text',
    event_date: 'date',
    notes: 'text',
    status: 'text',
    ...dates,
  },
  reviews: {
    id: 'integer',
    professional_id: 'integer',
    couple_id: 'integer',
    lead_id: 'integer',
    rating: 'integer',
    comment: 'text',
    ...dates,
  },
  profile_counts: { professional_id: 'integer', counted_on: 'date', views: 'integer', saves: 'integer' },
} satisfies Record<keyof Marketplace, Columns>

async function insertRows(db: Database, table: string, columns: Columns, rows: readonly object[]): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const typed = sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${typed})`.execute(db)
  if (!('id' in columns)) return
  // The rows brought their numbers; the next one continues after them.
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(db)
}

/** 19 MiB, two passes, one lane, as every password here. The salt is fixed, so that the rows are the same every time. */
const hashDemoPassword = () =>
  hash(demoPassword, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: createHash('sha256').update(demoPassword).digest().subarray(0, 16),
  })

/** Well formed, so that a sign-in takes its time over it and is then refused: no password has 32 zero bytes for a hash. */
export const nobodysPasswordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export interface FillOptions {
  seed?: number
  today?: CalendarDay
  professionals?: number
}

/** As fillDemo, in the caller's transaction. */
export async function insertDemo(
  db: Database,
  { seed = 1, today, professionals = Infinity }: FillOptions & { today: CalendarDay },
): Promise<Record<keyof Marketplace, number>> {
  const demoPasswordHash = await hashDemoPassword()
  const rows = makeMarketplace({ seed, today, professionals, demoPasswordHash, nobodysPasswordHash })
  const categories = await db.selectFrom('categories').select(['id', 'slug']).execute()
  const idOf = new Map<string, number>(categories.map(({ id, slug }) => [slug, id]))
  const withIds = rows.professionals.map(({ category, ...row }) => ({ ...row, category_id: idOf.get(category) }))

  await insertRows(db, 'users', tables.users, rows.users)
  await insertRows(db, 'professionals', tables.professionals, withIds)
  for (const table of ['media', 'leads', 'events', 'reviews', 'profile_counts'] as const) {
    await insertRows(db, table, tables[table], rows[table])
  }
  await insertDecisions(db, today)
  const count = (table: keyof Marketplace) => rows[table].length
  return {
    users: count('users'),
    professionals: count('professionals'),
    media: count('media'),
    leads: count('leads'),
    events: count('events'),
    reviews: count('reviews'),
    profile_counts: count('profile_counts'),
  }
}

/** Fills an empty database with the demo marketplace in one transaction, and says how many rows of each there are. */
export const fillDemo = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, options: FillOptions = {}) =>
  db.transaction().execute((transaction) => insertDemo(transaction, { today: clock.today(), ...options }))
