import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { variantWidths } from '#contract/media.ts'
import { API_BASE, mediaPath } from '#contract/paths.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { createApiKey, maskApiKey } from '#server/api-key.ts'
import { connectDatabase } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.generated.ts'
import { hashToken } from '#server/token.ts'
import { makeFactories } from '#test/factories.ts'
import { formWith } from '#test/pictures.ts'
import { makePhotograph } from './noise.ts'

export interface Person {
  id: number
  token: string
}

/** A filled marketplace, with the data that a load generator needs. */
export interface Marketplace {
  /** Ids of public profiles, the first of which have pictures and reviews. */
  professionals: number[]
  /** Owners of public profiles, signed in. */
  owners: (Person & { professionalId: number })[]
  /** Of some of those, with read access. */
  apiKeys: string[]
  /** Each with a lead that its professional has answered. */
  couples: (Person & { leadId: number })[]
  /** Paths of stored pictures. */
  pictures: string[]
}

const PICTURES = 12
const OWNERS = 100
const API_KEYS = 20

/** The statements of `large-marketplace.sql` with another number of professionals. */
export async function readLargeMarketplace(professionals: number): Promise<string> {
  const text = await readFile(join(import.meta.dirname, 'large-marketplace.sql'), 'utf8')
  const scaled = text.replace('generate_series(1, 100000)', `generate_series(1, ${professionals})`)
  if (scaled === text && professionals !== 100_000)
    throw new Error('large-marketplace.sql says its size otherwise now.')
  return scaled
}

const reviewers = `
  insert into users (name, email, role, password_hash)
  select 'Par ' || n, 'par' || n || '@primjer.test', 'couple', 'none' from generate_series(1, 300) as n;
  insert into reviews (professional_id, couple_id, rating, comment, created_at)
  select p.id, u.id, 3 + (p.id + u.id) % 3, repeat('Sve je bilo kako smo zamislili, i još ljepše. ', 1 + (u.id % 5)::int),
         now() - make_interval(days => u.id % 600)
    from (select id, row_number() over (order by id) as n from professionals where status = 'approved') as p
    join (select id, row_number() over (order by id) as n from users where role = 'couple') as u on u.n <= 12
   where p.n <= 3000;`

/** Copies one professional's pictures to all others, one to eight each. */
const sharedPictures = `
  insert into media (professional_id, hash, filename, alt, width, height, position)
  select p.id, m.hash, m.filename, 'Mladenci pod lipom', m.width, m.height, m.position
    from professionals as p
    join media as m on m.professional_id = $1 and m.position < 1 + p.id % 8
   where p.id <> $1 and p.status = 'approved'`

/** Allows every public calendar to be embedded on its owner's site. */
const embeds = `
  insert into calendar_embeds (professional_id, is_on, hosts)
  select id, true, array['primjer.test'] from professionals where status = 'approved'`

async function uploadPictures(origin: string, token: string): Promise<void> {
  for (let number = 0; number < PICTURES; number++) {
    const { body, headers } = formWith(await makePhotograph(number))
    const answer = await fetch(`${origin}${API_BASE}/media`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
    })
    if (!answer.ok) throw new Error(`An upload answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
  }
}

const approvedIds = (db: Kysely<DB>) =>
  db.selectFrom('professionals').select(['id', 'user_id']).where('status', '=', 'approved').orderBy('id').execute()

async function fill(origin: string, db: Kysely<DB>, pool: pg.Pool, size: number): Promise<void> {
  await pool.query(await readLargeMarketplace(size))
  await pool.query(reviewers)
  const [first] = await approvedIds(db)
  if (!first) throw new Error('There is no public profile.')
  const make = makeFactories({ db, clock: systemClock })
  await uploadPictures(origin, await make.signIn(first.user_id))
  await pool.query(sharedPictures, [first.id])
  await pool.query(embeds)
  await pool.query('vacuum analyze')
}

/** Replaces the key of an earlier run on the same data, because a professional can have only a few. */
async function insertApiKey(db: Kysely<DB>, user_id: number): Promise<string> {
  await db.deleteFrom('api_keys').where('user_id', '=', user_id).execute()
  const key = createApiKey()
  const secret = { key_hash: hashToken(key), masked_key: maskApiKey(key), created_at: new Date() }
  await db
    .insertInto('api_keys')
    .values({ user_id, name: 'Mjerenje', scope: 'read', ...secret })
    .execute()
  return key
}

/** Unconfirmed accounts get only a few mails a day, and the rest are not sent. */
const confirmAddress = (db: Kysely<DB>, id: number) =>
  db.updateTable('users').set({ email_confirmed_at: systemClock.now() }).where('id', '=', id).execute()

const selectVariants = async (db: Kysely<DB>, id: number) =>
  (await db.selectFrom('media').select(['hash', 'width']).where('professional_id', '=', id).execute()).flatMap(
    ({ hash, width }) => variantWidths(width).map((variant) => mediaPath(hash, variant, 'avif')),
  )

/** Fills an empty database of the running product with this many professionals, and signs users in. */
export async function prepareMarketplace(
  origin: string,
  databaseUrl: string,
  { size, couples }: { size: number; couples: number },
): Promise<Marketplace> {
  const { db, pool, close } = connectDatabase(databaseUrl, { max: 2, statement_timeout: 0, query_timeout: 0 })
  try {
    if ((await approvedIds(db)).length === 0) await fill(origin, db, pool, size)
    const make = makeFactories({ db, clock: systemClock })
    const approved = await approvedIds(db)
    const owners = []
    for (const { id, user_id } of approved.slice(0, OWNERS)) {
      await confirmAddress(db, user_id)
      owners.push({ id: user_id, professionalId: id, token: await make.signIn(user_id) })
    }
    const apiKeys = []
    for (const { id } of owners.slice(0, API_KEYS)) apiKeys.push(await insertApiKey(db, id))
    const people = []
    for (let number = 0; number < couples; number++) {
      const email = `par-${Date.now()}-${number}@primjer.test`
      const { id, token } = await make.couple({ email, email_confirmed_at: systemClock.now() })
      const professional_id = owners[number % owners.length]?.professionalId
      const lead = await make.lead({ couple_id: id, status: 'contacted', ...(professional_id && { professional_id }) })
      people.push({ id, token, leadId: lead.id })
    }
    const [first] = approved
    return {
      professionals: approved.map(({ id }) => id),
      owners,
      apiKeys,
      couples: people,
      pictures: first ? await selectVariants(db, first.id) : [],
    }
  } finally {
    await close()
  }
}
