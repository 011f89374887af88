import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { KeyedCall } from '#contract/all-calls.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { offerBody } from '#test/offer-inputs.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'

const calendarReader = {
  read: async () => ({ version: { etag: null, last_modified: null }, unread: 0, name: 'Obitelj', days: [] }),
}
const { call, make, db, clock, close } = await makeTestApp({ calendarReader })
afterAll(close)

const professional = await make.professional()
const couple = await make.couple({ email_confirmed_at: clock.now() })
const of = { professional_id: professional.id, couple_id: couple.id }
const lead = await make.lead({ ...of, event_date: toCalendarDay('2027-06-05') })
await make.lead({ ...of, status: 'booked', event_date: toCalendarDay('2027-03-01') })
const received = await make.review({ professional_id: professional.id })
const answered = await make.review({ couple_id: couple.id })
await make.reviewReply({ review_id: answered.id })
const webhook = await make.webhook({ professional_id: professional.id })
const delivery = await make.webhookDelivery({ webhook_id: webhook.id, status: 'failed' })
const reason = { reason: 'Vrijeđa nas.' }
const enquiry = { event_date: '2027-06-12', message: 'Jeste li slobodni?' }

interface Request {
  token: string
  path: string
  body?: object
}

const byCouple = (path: string, body: object): Request => ({ token: couple.token, path, body })
const byProfessional = (path: string, body?: object): Request => ({
  token: professional.token,
  path,
  ...(body && { body }),
})

/** One of each call that takes a key, such that it succeeds. */
const requests: Record<KeyedCall, Request> = {
  'POST /calendar-feed': byProfessional('/calendar-feed'),
  'POST /events': byProfessional('/events', { event_date: '2027-07-03', event_type: 'blocked' }),
  'POST /events/bulk': byProfessional('/events/bulk', {
    events: [{ event_date: '2027-07-10', event_type: 'blocked' }],
  }),
  'POST /events/bulk/undo': byProfessional('/events/bulk/undo', { ids: [1] }),
  'POST /favorites': byCouple('/favorites', { professional_id: professional.id }),
  'POST /followed-calendars': byProfessional('/followed-calendars', { url: 'https://kalendar.primjer.test/a.ics' }),
  'POST /leads': byCouple('/leads', { ...enquiry, professional_id: professional.id }),
  'POST /leads/bulk': byCouple('/leads/bulk', {
    ...enquiry,
    event_date: '2027-06-19',
    professional_ids: [professional.id],
  }),
  'POST /leads/:id/messages': byCouple(`/leads/${lead.id}/messages`, { body: 'Još nešto.' }),
  'POST /leads/:id/offers': byProfessional(`/leads/${lead.id}/offers`, offerBody),
  'POST /leads/:id/report': byCouple(`/leads/${lead.id}/report`, reason),
  'POST /media': byProfessional('/media', { image: dataUrl(await makeJpeg()) }),
  'POST /reply-templates': byProfessional('/reply-templates', { title: 'Slobodni', body: 'Slobodni smo.' }),
  'POST /reviews': byCouple('/reviews', { professional_id: professional.id, rating: 5 }),
  'POST /reviews/:id/report': byProfessional(`/reviews/${received.id}/report`, reason),
  'POST /reviews/:id/reply/report': byCouple(`/reviews/${answered.id}/reply/report`, reason),
  'POST /webhooks': byProfessional('/webhooks', {
    url: 'https://program.primjer.test/drugi',
    events: ['lead.created'],
  }),
  'POST /webhooks/:id/secret': byProfessional(`/webhooks/${webhook.id}/secret`),
  'POST /webhooks/:id/test': byProfessional(`/webhooks/${webhook.id}/test`),
  'POST /webhooks/:id/deliveries/:delivery/retry': byProfessional(
    `/webhooks/${webhook.id}/deliveries/${delivery.id}/retry`,
  ),
}

// As where the process dies between the work and the storing of its answer.
await sql`
  create function lose_answer() returns trigger language plpgsql as $$ begin raise 'lost'; end $$`.execute(db)
await sql`
  create trigger answers_are_lost before update on idempotency_keys
    for each row when (new.answer is not null) execute function lose_answer()`.execute(db)

test.each(Object.entries(requests))(
  '%s is done once, also where its answer is lost',
  async (key, { path, ...sent }) => {
    const answer = await call('POST', path, { ...sent, headers: { 'idempotency-key': key.replaceAll(' ', '-') } })
    expect([answer.status, answer.body?.message]).toEqual([expect.toSatisfy((status) => status < 300), undefined])
    const stored = await db
      .selectFrom('idempotency_keys')
      .select(['done', 'answer'])
      .where('key', '=', key.replaceAll(' ', '-'))
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ done: true, answer: null })
  },
)
