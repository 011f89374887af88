import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#server/adapters/clock.ts'
import type { Database } from '#server/db/connect.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { untilWaitingForRows } from '#test/locks.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

const make = makeFactories({ db, clock: systemClock })
const day = '2027-06-12' as CalendarDay // a literal day

/** Makes as many rows as are allowed; the write that is returned makes one more. */
async function fill(limit: number, insert: (number: number) => Promise<unknown>) {
  for (let number = 1; number <= limit; number++) await insert(number)
  return () => insert(limit + 1)
}

const embed = async (is_on: boolean, hosts: string[]) => {
  const { id: professional_id } = await make.professional()
  return () => db.insertInto('calendar_embeds').values({ professional_id, is_on, hosts }).execute()
}

async function attach(...positions: number[]) {
  const { id: message_id } = await make.message()
  const file = { message_id, filename: 'ponuda.pdf', type: 'application/pdf', size: 9 } as const
  const insert = (position: number) =>
    db
      .insertInto('message_attachments')
      .values({ ...file, position, file_key: randomUUID() })
      .execute()
  const last = positions.pop() ?? 0
  for (const position of positions) await insert(position)
  return () => insert(last)
}

/** For each promise of the database: prepares what is allowed, and returns the write that would break the promise. */
const forbidden: Record<string, () => Promise<() => Promise<unknown>>> = {
  async events_one_active_a_day_key() {
    const { id: professional_id } = await make.professional()
    await make.event({ professional_id, day, status: 'cancelled' })
    return fill(1, () => make.event({ professional_id, day }))
  },
  async events_one_active_a_lead_key() {
    const { id: lead_id, professional_id } = await make.lead()
    const booked = { professional_id, lead_id, event_type: 'booked' } as const
    await make.event({ ...booked, day, status: 'cancelled' })
    await make.event({ ...booked, day })
    return () => make.event({ ...booked, day: '2027-06-13' })
  },
  async events_lead_is_booked_check() {
    const { id: lead_id, professional_id } = await make.lead()
    return () => make.event({ professional_id, lead_id, day, event_type: 'blocked' })
  },
  async lead_reports_one_open_key() {
    const { id: lead_id, professional_id, couple_id } = await make.lead()
    const report = { lead_id, professional_id, couple_id, event_date: day, reason: 'Vrijeđa.', transcript: '[]' }
    const insert = (reporter: 'couple' | 'professional', resolved_at: Date | null) =>
      db
        .insertInto('lead_reports')
        .values({ ...report, reporter, resolved_at })
        .execute()
    await insert('couple', systemClock.now())
    await insert('professional', null)
    return fill(1, () => insert('couple', null))
  },
  async lead_reminders_pkey() {
    const { id: lead_id } = await make.lead()
    const remind = (side: 'couple' | 'professional') =>
      db.insertInto('lead_reminders').values({ lead_id, side, created_at: systemClock.now() }).execute()
    await remind('couple')
    return fill(1, () => remind('professional'))
  },
  async leads_one_open_a_day_key() {
    const { professional_id, couple_id } = await make.lead({ status: 'rejected' })
    return fill(1, () => make.lead({ professional_id, couple_id }))
  },
  async reviews_one_a_couple_key() {
    const { professional_id, couple_id } = await make.review()
    return () => make.review({ professional_id, couple_id })
  },
  async reviews_lead_id_key() {
    const { id: lead_id, professional_id } = await make.lead()
    return fill(1, () => make.review({ professional_id, lead_id }))
  },
  async review_replies_pkey() {
    const { review_id } = await make.reviewReply()
    return () => make.reviewReply({ review_id })
  },
  async favorites_one_a_couple_key() {
    const { professional_id, couple_id } = await make.favorite()
    return () => make.favorite({ professional_id, couple_id })
  },
  async followed_calendars_one_a_url_key() {
    const { professional_id, url } = await make.followedCalendar()
    await make.followedCalendar({ url })
    return () => make.followedCalendar({ professional_id, url })
  },
  async media_at_most_30() {
    const { id: professional_id } = await make.professional()
    return fill(30, (position) => make.media({ professional_id, position }))
  },
  async media_position_key() {
    const { professional_id, position } = await make.media()
    return () => make.media({ professional_id, position })
  },
  async reply_templates_at_most_20() {
    const { id: professional_id } = await make.professional()
    return fill(20, () => make.replyTemplate({ professional_id }))
  },
  calendar_embeds_on_check: () => embed(true, []),
  calendar_embeds_hosts_check: () => embed(true, ["primjer.test; script-src 'unsafe-inline'"]),
  async api_keys_at_most_10() {
    const { user_id } = await make.apiKey()
    return fill(9, () => make.apiKey({ user_id }))
  },
  async webhooks_at_most_5() {
    const { professional_id } = await make.webhook()
    return fill(4, () => make.webhook({ professional_id }))
  },
  async professionals_suspended_check() {
    return () => make.professional({ status: 'suspended' })
  },
  async professionals_rejection_check() {
    return () => make.professional({ rejection_reason: 'Nedostaje opis.' })
  },
  async professionals_user_id_key() {
    const { user_id } = await make.professional()
    return () => make.professional({ user_id })
  },
  async professionals_price_range_check() {
    return () => make.professional({ price_range_min: 2, price_range_max: 1 })
  },
  async offers_one_open_a_lead_key() {
    const { lead_id } = await make.offer({ status: 'replaced' })
    return fill(1, () => make.offer({ lead_id }))
  },
  async offers_one_accepted_a_lead_key() {
    const { lead_id } = await make.offer({ status: 'amended' })
    return fill(1, () => make.offer({ lead_id, status: 'accepted' }))
  },
  async offers_number_key() {
    const { professional_id, number } = await make.offer()
    const { id: lead_id } = await make.lead({ professional_id })
    return () => make.offer({ lead_id, number })
  },
  async offers_stay() {
    const { id } = await make.offer()
    return () => db.updateTable('offers').set({ total: 1 }).where('id', '=', id).execute()
  },
  async messages_parts_check() {
    return () => make.message({ kind: 'status', author: 'professional', status: 'booked' })
  },
  message_attachments_position_key: () => attach(1, 2, 2),
  message_attachments_position_check: () => attach(1, 2, 3, 4),
  async idempotency_keys_pkey() {
    const { id: user_id } = await make.couple()
    const hour = new Date(systemClock.now().getTime() + 3_600_000)
    const reserved = { user_id, key: 'isti', request_hash: Buffer.alloc(32), locked_until: hour, expires_at: hour }
    return fill(1, () =>
      db
        .insertInto('idempotency_keys')
        .values({ ...reserved, attempt: randomUUID() })
        .execute(),
    )
  },
  async users_email_key() {
    await make.couple({ email: 'ana.mala@primjer.test' })
    return () => make.couple({ email: 'Ana.Mala@primjer.test' })
  },
}

test.each(Object.entries(forbidden))('the database holds %s', async (constraint, prepare) => {
  const violate = await prepare()
  await expect(violate()).rejects.toMatchObject({ constraint })
})

type Bounded = { limit: number; insert: (writer: Database, number: number) => Promise<unknown> }

const factoriesOf = (writer: Database) => makeFactories({ db: writer, clock: systemClock })

/** Numbers of rows that are bounded by a trigger. */
const bounded: Record<string, () => Promise<Bounded>> = {
  async media_at_most_30() {
    const { id: professional_id } = await make.professional()
    return { limit: 30, insert: (writer, position) => factoriesOf(writer).media({ professional_id, position }) }
  },
  async reply_templates_at_most_20() {
    const { id: professional_id } = await make.professional()
    return { limit: 20, insert: (writer) => factoriesOf(writer).replyTemplate({ professional_id }) }
  },
  async api_keys_at_most_10() {
    const { id: user_id } = await make.couple()
    const key = { user_id, scope: 'read', masked_key: '…', created_at: systemClock.now() } as const
    const insert = (writer: Database, number: number) =>
      writer
        .insertInto('api_keys')
        .values({ ...key, name: `Program ${number}`, key_hash: Buffer.alloc(32, number) })
        .execute()
    return { limit: 10, insert }
  },
  async webhooks_at_most_5() {
    const { id: professional_id } = await make.professional()
    return { limit: 5, insert: (writer) => factoriesOf(writer).webhook({ professional_id }) }
  },
}

test.each(Object.entries(bounded))(
  'the database holds %s also where the last two come at once',
  async (constraint, prepare) => {
    const { limit, insert } = await prepare()
    for (let number = 1; number < limit; number++) await insert(db, number)
    let second: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (tx) => {
      await insert(tx, limit)
      second = insert(db, limit + 1).catch((error: unknown) => error)
      await untilWaitingForRows(db, 1)
    })
    expect(await second).toMatchObject({ constraint })
  },
)

test('each constraint that the architecture promises is tried', async () => {
  const document = await readFile(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  const [, promises = ''] = document.split('## The database forbids')
  const named = [...promises.matchAll(/`(\w+_(?:key|pkey|check|stay|at_most_\d+))`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !Object.hasOwn(forbidden, name) && name !== 'offer_items_stay')).toEqual([])
})
