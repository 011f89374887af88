import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categorySlugs } from '#contract/categories.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { homeCities } from '#contract/cities.ts'
import { leadStatuses } from '#contract/lead-lifecycle.ts'
import { offerStatuses } from '#contract/offer-lifecycle.ts'
import { packageId, professionalId } from '#server/http/field-docs/field-docs.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { stoppedClock } from '#server/adapters/clock.ts'
import { verifyPassword } from '#server/adapters/passwords/passwords.ts'
import { demoEmails, demoPassword } from './accounts.ts'
import { parseDrawing } from '#demo/drawings/address.ts'
import { altText, drawingSize } from '#demo/drawings/draw.ts'
import { fillDemo } from './fill.ts'
import { makeMarketplace } from './marketplace.ts'
import { kinds } from './packages.ts'

const today = toCalendarDay('2026-11-21')
const clock = stoppedClock(new Date('2026-11-21T09:00:00Z'))

let database: TestDatabase
let counts: Awaited<ReturnType<typeof fillDemo>>

const rowsOf = async <T>(query: string) => (await database.pool.query(query)).rows as T[]
const valueOf = async (query: string) => Object.values((await rowsOf<Record<string, unknown>>(query))[0] ?? {})[0]

beforeAll(async () => {
  database = await createTestDatabase()
  counts = await fillDemo({ db: database.db, clock })
})
afterAll(() => database.drop())

const digestOf = async ({ db }: TestDatabase) => {
  const hash = createHash('sha256')
  for (const table of [
    'users',
    'professionals',
    'packages',
    'media',
    'leads',
    'offers',
    'offer_items',
    'messages',
    'events',
    'reviews',
    'review_replies',
    'profile_counts',
    'favorites',
    'audit_log',
  ]) {
    const { rows } = await sql<{
      row: string
    }>`select row_to_json(t)::text as row from ${sql.table(table)} t order by t`.execute(db)
    for (const { row } of rows) hash.update(row)
  }
  return hash.digest('hex')
}

test('the enquiry in the examples of the API is one that the demo marketplace takes', async () => {
  const [, professional] = professionalId
  expect(await valueOf(`select professional_id from packages where id = ${packageId}`)).toBe(professional)
  expect(await valueOf(`select status from professionals where id = ${String(professional)}`)).toBe('approved')
})

test('a program of the demo studio was told of its enquiries, taken, given up or tried again', async () => {
  const told = await rowsOf<{ status: string; attempts: number; count: string }>(`
    select d.status, d.attempts, count(*) from webhook_deliveries d
      join webhooks w on w.id = d.webhook_id join professionals p on p.id = w.professional_id
      join users u on u.id = p.user_id join leads l on l.id = d.subject_id and l.professional_id = p.id
     where u.email = '${demoEmails.professional}' group by 1, 2 order by 1, 2`)
  expect(told.map(({ status, attempts }) => [status, attempts])).toEqual([
    ['delivered', 1],
    ['failed', 10],
    ['pending', 4],
  ])
})

describe('the demo marketplace', () => {
  test('has some 120 professionals and a life around them', () => {
    expect(counts.professionals).toBeGreaterThanOrEqual(120)
    expect(counts.reviews).toBeGreaterThan(900)
    expect(counts.media).toBeGreaterThan(700)
    expect(counts.events).toBeGreaterThan(5000)
    expect(counts.leads).toBeGreaterThan(1000)
  })

  test('has approved professionals in every category and every home city', async () => {
    const approved = await rowsOf<{ slug: string; city: string }>(
      `select c.slug, p.city from professionals p join categories c on c.id = p.category_id where p.status = 'approved'`,
    )
    expect(new Set(approved.map(({ slug }) => slug))).toEqual(new Set(categorySlugs))
    for (const city of homeCities) expect(approved.filter((row) => row.city === city).length).toBeGreaterThanOrEqual(3)
    expect(approved.some(({ city }) => !homeCities.some((home) => home === city))).toBe(true)
  })

  test('has the odd ones out: pending, rejected, without description, price, picture, review or calendar', async () => {
    const having = (condition: string) => valueOf(`select count(*)::int from professionals p where ${condition}`)
    const approvedWithout = (table: string) =>
      having(`p.status = 'approved' and not exists (select from ${table} t where t.professional_id = p.id)`)
    expect(await having(`status = 'pending'`)).toBe(6)
    expect(await having(`status = 'rejected'`)).toBe(4)
    expect(await having(`length(company_name) = 80`)).toBe(1)
    expect(await having(`status = 'approved' and description is null`)).toBeGreaterThan(2)
    expect(await having(`status = 'approved' and price_from is null`)).toBeGreaterThan(1)
    expect(await having(`price_range_min = 0`)).toBe(2)
    expect(await having(`price_range_min = price_range_max`)).toBeGreaterThan(3)
    expect(await having(`(price_range_min is null) <> (price_range_max is null)`)).toBeGreaterThan(5)
    expect(await approvedWithout('media')).toBeGreaterThan(1)
    expect(await approvedWithout('reviews')).toBeGreaterThan(2)
    expect(await approvedWithout('events')).toBeGreaterThan(2)
    const premium = Number(await having('premium')) / counts.professionals
    expect(premium).toBeGreaterThan(0.1)
    expect(premium).toBeLessThan(0.2)
  })

  test('has packages and facts of most, each within its own price range, and enquiries about them', async () => {
    const having = (condition: string) =>
      valueOf(`select count(*)::int from professionals p where status = 'approved' and ${condition}`)
    const withPackages = Number(await having('exists (select from packages k where k.professional_id = p.id)'))
    const approved = Number(await having('true'))
    expect(withPackages).toBeGreaterThan(approved / 2)
    expect(withPackages).toBeLessThan(approved)
    expect(await having(`facts <> '{}'`)).toBeGreaterThan(approved / 2)
    expect(await having(`facts - '{${kinds.join()}}'::text[] = '{}'`)).toBeGreaterThan(5)
    expect(await having('travels_km is not null')).toBeGreaterThan(30)
    expect(
      await valueOf(`select count(*)::int from packages k join professionals p on p.id = k.professional_id
        where k.unit <> 'per_hour' and (k.price < p.price_range_min or k.price > p.price_range_max)`),
    ).toBe(0)
    expect(
      await valueOf(`select count(*)::int from leads l join packages k on k.id = l.package_id
        where k.professional_id = l.professional_id and l.package->>'name' = k.name`),
    ).toBeGreaterThan(100)
  })

  test('keeps galleries of 3 to 12 pictures, in order from 0', async () => {
    const galleries = await rowsOf<{ pictures: number; last: number }>(
      'select count(*)::int as pictures, max(position) as last from media group by professional_id',
    )
    for (const { pictures, last } of galleries) {
      expect(pictures).toBeGreaterThanOrEqual(3)
      expect(pictures).toBeLessThanOrEqual(12)
      expect(last).toBe(pictures - 1)
    }
    const pictures = await rowsOf<{ hash: string; alt: string; width: number; height: number }>('select * from media')
    for (const { hash, alt, width, height } of pictures) {
      const drawing = parseDrawing(hash)!
      expect({ alt, width, height }).toEqual({ alt: altText(drawing), ...drawingSize(drawing) })
    }
  })

  test('spreads its stars as in life and counts them', async () => {
    const spread = await rowsOf<{ rating: number; share: number }>(
      'select rating, count(*)::float / sum(count(*)) over () as share from reviews group by rating order by rating',
    )
    expect(spread.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5])
    expect(spread.slice(3).reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.8)
    expect(
      await valueOf(`select count(*)::int from professionals p 
        left join lateral (select coalesce(sum(rating), 0) as stars, count(*) as reviews
          from reviews r where r.professional_id = p.id) as own on true
        where rating_sum <> stars or review_count <> reviews`),
    ).toBe(0)
    const average = (name: string) =>
      valueOf(`select average_rating from professionals p where company_name = '${name}'`)
    expect(Number(await average('Subotom navečer'))).toBeGreaterThan(Number(await average('Svadbena dvorana Kod Đuke')))
  })

  test('has every review written after a wedding that was booked, by its couple', async () => {
    expect(
      await valueOf(`select count(*)::int from reviews r join leads l on l.id = r.lead_id
        where l.status <> 'booked' or l.couple_id <> r.couple_id or l.professional_id <> r.professional_id
           or l.event_date >= r.created_at::date or l.created_at >= r.created_at or r.created_at::date >= '${today}'
           or r.created_at::date < '${today}'::date - interval '30 months'`),
    ).toBe(0)
    expect(Number(await valueOf('select avg((lead_id is not null)::int) from reviews'))).toBeGreaterThan(0.85)
    const silent = Number(await valueOf('select avg((comment is null)::int) from reviews'))
    expect(silent).toBeGreaterThan(0.1)
    expect(silent).toBeLessThan(0.22)
  })

  test('has a booked day for every booked enquiry, and never two active events a day', async () => {
    expect(
      await valueOf(`select count(*)::int from leads l where (l.status = 'booked') is distinct from exists
        (select from events e where e.lead_id = l.id and e.status = 'active' and e.event_date = l.event_date
            and e.professional_id = l.professional_id)`),
    ).toBe(0)
    expect(
      await rowsOf(
        `select professional_id, event_date from events where status = 'active' group by 1, 2 having count(*) > 1`,
      ),
    ).toEqual([])
    expect(await valueOf(`select count(*)::int from events where status = 'cancelled'`)).toBeGreaterThan(0)
  })

  test('has offers in every state, whose numbers and messages are those of real ones', async () => {
    const statuses = await rowsOf<{ status: string }>('select distinct status from offers')
    expect(statuses.map(({ status }) => status).toSorted()).toEqual(offerStatuses.toSorted())
    for (const wrong of [
      // numbers without gaps
      `select professional_id from offers join offer_numbers n using (professional_id) group by 1
        having max(number) <> count(*) or min(number) <> 1 or max(number) <> max(last_number)`,
      // what is agreed is booked, and what waits is valid
      `select from offers o join leads l on l.id = o.lead_id where (o.status in ('accepted', 'amended')) <> (l.status = 'booked')`,
      `select from offers where status = 'open' and valid_until < '${today}' or status = 'expired' and valid_until >= '${today}'`,
      `select from offers where valid_until < created_at::date or decided_at < created_at or decided_at::date > '${today}'`,
      `select from offers where status <> 'replaced' and valid_until < (decided_at at time zone 'Europe/Zagreb')::date`,
      `select from offers o where total <> (select sum(amount) from offer_items where offer_id = o.id)`,
      // each stands in its conversation, in order
      `select from offers o where not exists (select from messages m where m.offer_id = o.id and m.lead_id = o.lead_id)`,
      `select from messages a join messages b using (lead_id) where a.id < b.id and a.created_at > b.created_at`,
      `select from leads l where last_message_at <> coalesce(
         (select max(created_at) from messages m where m.lead_id = l.id), updated_at)`,
      `select from leads l where unread_by_couple <>
         (select count(*) from messages m where m.lead_id = l.id and author = 'professional' and read_at is null)`,
      `select from leads l where unread_by_professional <>
         (select count(*) from messages m where m.lead_id = l.id and author = 'couple' and read_at is null)`,
    ])
      expect([wrong, await rowsOf(wrong)]).toEqual([wrong, []])
    expect(
      await valueOf(`select count(*)::int from offers o join leads l on l.id = o.lead_id join users u on u.id = l.couple_id
        where u.email = '${demoEmails.couple}' and o.status in ('open', 'accepted')`),
    ).toBe(4)
  })

  test('has conversations of the demo couple and the demo studio, begun by an answer and with unread words for both', async () => {
    const texts = (who: string) =>
      valueOf(`select count(*)::int from messages m join leads l on l.id = m.lead_id
        join professionals p on p.id = l.professional_id join users o on o.id = p.user_id join users c on c.id = l.couple_id
        where kind = 'text' and ${who}`)
    expect(await texts(`c.email = '${demoEmails.couple}'`)).toBeGreaterThan(15)
    expect(await texts(`o.email = '${demoEmails.professional}'`)).toBeGreaterThan(25)
    const bodies = await rowsOf<{ body: string }>(`select body from messages where kind = 'text'`)
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(bodies.length)
    for (const wrong of [
      `select from messages m join leads l on l.id = m.lead_id where m.created_at < l.answered_at`,
      `select from messages where created_at::date > '${today}'`,
      `select from leads l where status = 'new' and exists (select from messages m where m.lead_id = l.id)`,
    ])
      expect([wrong, await rowsOf(wrong)]).toEqual([wrong, []])
    expect(Number(await valueOf('select sum(unread_by_couple)::int from leads'))).toBeGreaterThan(0)
    expect(Number(await valueOf('select sum(unread_by_professional)::int from leads'))).toBeGreaterThan(0)
  })

  test('has answers to some reviews of most professionals, each after its review and no text twice on a page', async () => {
    expect(counts.review_replies).toBeGreaterThan(150)
    for (const wrong of [
      `select from leads where (status = 'booked') <> (booked_at is not null)`,
      `select from review_replies a join reviews r on r.id = a.review_id where a.created_at <= r.created_at`,
      `select from review_replies where created_at::date >= '${today}'`,
      `select from leads where booked_at < created_at`,
      `select from review_replies a join reviews r on r.id = a.review_id group by professional_id, body having count(*) > 1`,
    ])
      expect([wrong, await rowsOf(wrong)]).toEqual([wrong, []])
    expect(await valueOf('select count(*)::int from review_replies where reported_at is not null')).toBe(1)
  })

  test('has calendars for eighteen months, the wanted ones mostly booked in the season, and few enquiries for a day that is taken', async () => {
    const last = String(await valueOf('select max(event_date)::text from events'))
    expect(last > '2028-04-20' && last < '2028-06-01').toBe(true)
    const studio = await rowsOf<{ event_type: string; days: number }>(
      `select event_type, count(*)::int as days from events where professional_id = 1 and status = 'active'
          and event_date between '2027-06-01' and '2027-09-30' and extract(isodow from event_date) = 6 group by 1`,
    )
    const days = (type: string) => studio.find((row) => row.event_type === type)?.days ?? 0
    expect(days('booked')).toBeGreaterThan(1.5 * (days('available') + days('blocked')))
    const isTaken = `exists (select from active_days d where d.professional_id = 1 and d.event_date = l.event_date and d.event_type <> 'available')`
    const open = `leads l where professional_id = 1 and status in ('new', 'contacted', 'interested')`
    expect(Number(await valueOf(`select avg((${isTaken})::int) from ${open}`))).toBeLessThan(0.5)
  })

  test('has nothing from the future, and nobody who acts before joining', async () => {
    for (const table of ['users', 'professionals', 'media', 'leads', 'events', 'reviews']) {
      expect(
        await valueOf(`select count(*)::int from ${table} where greatest(created_at, updated_at) >= '${today}'`),
      ).toBe(0)
      expect(await valueOf(`select count(*)::int from ${table} where updated_at < created_at`)).toBe(0)
    }
    expect(
      await valueOf(`select count(*)::int from leads l join users u on u.id = l.couple_id
        join professionals p on p.id = l.professional_id where l.created_at < greatest(u.created_at, p.created_at)`),
    ).toBe(0)
  })

  test('fills the demo studio’s enquiries in all states', async () => {
    const studio = await rowsOf<{
      company_name: string
      premium: boolean
      status: string
      pictures: number
      id: number
    }>(
      `select p.*, (select count(*)::int from media m where m.professional_id = p.id) as pictures
         from professionals p join users u on u.id = p.user_id where u.email = '${demoEmails.professional}'`,
    )
    expect(studio).toMatchObject([{ premium: true, status: 'approved', pictures: 12 }])
    const leads = await rowsOf<{ status: string; message: string }>(
      `select * from leads where professional_id = ${studio[0]!.id}`,
    )
    expect(new Set(leads.map(({ status }) => status))).toEqual(new Set(leadStatuses))
    expect(leads.length).toBeGreaterThan(40)
    expect(new Set(leads.map(({ message }) => message)).size).toBe(leads.length)
  })

  test('has the demo studio looked at in each of twelve months, and before anybody writes to it', async () => {
    const months = await rowsOf<{ month: string; views: number; saves: number }>(
      `select to_char(counted_on, 'YYYY-MM') as month, sum(views)::int as views, sum(saves)::int as saves
         from profile_counts where professional_id = 1 group by 1 order by 1`,
    )
    expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([12, '2025-12', '2026-11'])
    for (const { views, saves } of months) {
      expect(views).toBeGreaterThan(100)
      expect(saves).toBeGreaterThan(1)
      expect(saves).toBeLessThan(views / 8)
    }
    expect(await valueOf(`select max(counted_on)::text from profile_counts`)).toBe('2026-11-20')
    expect(
      await valueOf(`select count(*)::int from profile_counts c join professionals p on p.id = c.professional_id
        where c.counted_on < p.created_at::date or c.saves > c.views or p.status <> 'approved'`),
    ).toBe(0)
    expect(
      await valueOf(`select count(*)::int from leads l join professionals p on p.id = l.professional_id
        left join profile_counts c on c.professional_id = l.professional_id and c.counted_on = l.created_at::date
        where p.id = 1 and c.views is null and l.created_at >= '2025-12-01'`),
    ).toBe(0)
  })

  test('has reports for admins to look at, and their decisions of before', async () => {
    expect(await valueOf('select count(*)::int from reviews where reported_at is not null')).toBe(3)
    expect(
      await valueOf(`select count(*)::int from reviews where report_reason is null and reported_at is not null
        or reported_at >= '2026-11-21' or hidden_at is not null`),
    ).toBe(0)
    expect(
      await valueOf(`select count(*)::int from professionals p where status <> 'pending' and not exists (
        select from audit_log l where l.professional_id = p.id and l.to_value = p.status and l.actor_id is not null)`),
    ).toBe(0)
    expect(await valueOf(`select count(*)::int from audit_log where created_at >= '2026-11-21'`)).toBe(0)
    expect(await valueOf(`select count(*)::int from audit_log where action = 'premium'`)).toBe(
      await valueOf('select count(*)::int from professionals where premium'),
    )
  })

  test('lets the three demo people in by their password, and nobody else by any', async () => {
    const users = await rowsOf<{ email: string; password_hash: string; role: string }>('select * from users')
    const known = users.filter(({ email }) => email.endsWith('@zauvijek.test'))
    expect(known.map(({ role }) => role).toSorted()).toEqual(['admin', 'couple', 'professional'])
    for (const { password_hash } of known) expect(await verifyPassword(demoPassword, password_hash)).toBe(true)
    const others = new Set(users.filter((user) => !known.includes(user)).map(({ password_hash }) => password_hash))
    expect(others.size).toBe(1)
    for (const password_hash of others) expect(await verifyPassword(demoPassword, password_hash)).toBe(false)
    expect(users.filter((user) => !known.includes(user) && !user.email.endsWith('@primjer.example'))).toEqual([])
  })

  test('goes on counting after its own rows', async () => {
    const highest = await valueOf('select max(id) from users')
    const inserted = await valueOf(
      `insert into users (name, email, role, password_hash) values ('Nova', 'nova@primjer.example', 'couple', 'x') returning id`,
    )
    await database.pool.query(`delete from users where email = 'nova@primjer.example'`)
    expect(inserted).toBe(Number(highest) + 1)
  })

  test('is the same for the same seed and day', async () => {
    const again = await createTestDatabase()
    try {
      await fillDemo({ db: again.db, clock })
      expect(await digestOf(again)).toBe(await digestOf(database))
    } finally {
      await again.drop()
    }
  })

  test('is another for another seed, and whole on any day of the year', () => {
    const hashes = { demoPasswordHash: 'a', unusablePasswordHash: 'b' }
    const rows = (seed: number, day: string) =>
      makeMarketplace({ seed, today: toCalendarDay(day), professionals: Infinity, ...hashes })
    expect(rows(2, today)).not.toEqual(rows(1, today))
    for (const day of ['2027-02-28', '2028-02-29', '2027-07-31', '2027-12-31', '2027-01-01']) {
      const { professionals, reviews, events } = rows(1, day)
      expect(professionals.length).toBe(counts.professionals)
      expect(reviews.length).toBe(counts.reviews)
      const days = events
        .filter(({ status }) => status === 'active')
        .map((event) => `${event.professional_id} ${event.event_date}`)
      expect(new Set(days).size).toBe(days.length)
    }
  })

  test('can be smaller', async () => {
    const small = await createTestDatabase()
    try {
      expect(await fillDemo({ db: small.db, clock }, { professionals: 22 })).toMatchObject({ professionals: 22 })
    } finally {
      await small.drop()
    }
  })
})
