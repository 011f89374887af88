import { toCalendarDay } from '#contract/calendar-day.ts'
import { createToken } from '#server/token.ts'
import { fuzzedCalendar } from './api-fuzz.ts'
import type { makeTestApp } from './app.ts'

type Made = Pick<Awaited<ReturnType<typeof makeTestApp>>, 'make' | 'db' | 'clock'>

const reviewedOn = toCalendarDay('2026-06-06')

/**
 * Two of everything with the same owner, named “… a” and “… b”, and neighbours who have some as well. `names` has the
 * name of each row by its table and id.
 */
export async function makeSiblings({ make, db, clock }: Made) {
  const confirmed = { email_confirmed_at: clock.now() }
  const studio = await make.professional({ isConfirmed: true })
  const neighbour = await make.professional({ isConfirmed: true })
  const couple = await make.couple(confirmed)
  const guests = await make.couple()
  const admin = await make.admin()
  const names = new Map([
    [`professionals ${studio.id}`, 'studio'],
    [`professionals ${neighbour.id}`, 'neighbour'],
    [`users ${studio.user.id}`, 'owner'],
    [`users ${neighbour.user.id}`, 'other owner'],
    [`users ${couple.id}`, 'couple'],
    [`users ${guests.id}`, 'guests'],
    [`users ${admin.id}`, 'admin'],
  ])
  const category = await make.categoryId('lokacija')
  const ids: Record<string, number> = { studio: studio.id, owner: studio.user.id, couple: couple.id, category }
  const name = (table: string, called: string, { id }: { id: number }) => {
    names.set(`${table} ${id}`, called)
    ids[called] = id
    return id
  }
  name('categories', 'category', { id: category })
  const professional_id = studio.id

  async function makeOwned(one: 'a' | 'b', index: number) {
    name('media', `picture ${one}`, await make.media({ professional_id }))
    const day = `2031-07-0${index + 5}`
    name('events', `event ${one}`, await make.event({ professional_id, day, event_type: 'blocked' }))
    name('reply_templates', `template ${one}`, await make.replyTemplate({ professional_id }))
    name('api_keys', `key ${one}`, await make.apiKey({ user_id: studio.user.id }))
    const calendar = { professional_id, ...(one === 'a' && { url: fuzzedCalendar }) }
    name('followed_calendars', `calendar ${one}`, await make.followedCalendar(calendar))
    name('packages', `package ${one}`, await make.offeredPackage({ professional_id, position: index + 1 }))
    const hook = { professional_id, ...(one === 'b' && { events: ['offer.accepted'] }) }
    const webhook_id = name('webhooks', `webhook ${one}`, await make.webhook(hook))
    name('webhook_deliveries', `delivery ${one}`, await make.webhookDelivery({ webhook_id, status: 'failed' }))
  }

  async function makeAsked(one: 'a' | 'b', index: number) {
    const event_date = toCalendarDay(`2031-06-0${index + 7}`)
    const unread = { unread_by_professional: 1, unread_by_couple: 1 }
    const asked = { professional_id, couple_id: couple.id, event_date, status: 'contacted', ...unread } as const
    const lead_id = name('leads', `lead ${one}`, await make.lead(asked))
    name('messages', `message ${one}`, await make.message({ lead_id }))
    name('messages', `answer ${one}`, await make.message({ lead_id, author: 'professional' }))
    name('offers', `offer ${one}`, await make.offer({ lead_id, valid_until: toCalendarDay('2027-06-01') }))
    const report = { lead_id, professional_id, couple_id: guests.id, reporter: 'couple', event_date } as const
    const reports = db.insertInto('lead_reports').values({ ...report, reason: 'Vrijeđa.', transcript: '[]' })
    name('lead_reports', `report ${one}`, await reports.returning('id').executeTakeFirstOrThrow())
    const marked = one === 'a' ? studio : neighbour
    name('favorites', `favorite ${one}`, await make.favorite({ couple_id: couple.id, professional_id: marked.id }))
    await make.signIn(couple.id)
    const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', couple.id).orderBy('id', 'desc')
    name('sessions', `session ${one}`, await sessions.executeTakeFirstOrThrow())
  }

  for (const [index, one] of (['a', 'b'] as const).entries()) {
    await makeOwned(one, index)
    await makeAsked(one, index)
  }
  const booked = {
    professional_id,
    couple_id: couple.id,
    event_date: toCalendarDay('2031-06-14'),
    status: 'booked',
  } as const
  const lead_id = name('leads', 'lead c', await make.lead({ ...booked, booked_at: clock.now() }))
  const wedding = { professional_id, lead_id, event_type: 'booked', title: `Vjenčanje ${couple.name}` } as const
  name('events', 'event c', await make.event({ ...wedding, day: '2031-06-14' }))
  const reviewed = [
    ['a', couple, studio],
    ['b', guests, studio],
    ['c', couple, neighbour],
  ] as const
  for (const [one, author, professional] of reviewed) {
    const of = { professional_id: professional.id, couple_id: author.id }
    const past = await make.lead({ ...of, status: 'booked', event_date: reviewedOn })
    name('leads', `past ${one}`, past)
    const review_id = name('reviews', `review ${one}`, await make.review({ ...of, lead_id: past.id }))
    await make.reviewReply({ review_id })
    names.set(`review_replies ${review_id}`, `reply ${one}`)
  }
  await make.webhook({ professional_id: neighbour.id })
  for (const { id, user } of [studio, neighbour]) {
    await db.insertInto('calendar_feeds').values({ professional_id: id, token: createToken() }).execute()
    await db.insertInto('calendar_embeds').values({ professional_id: id, is_on: false, hosts: [] }).execute()
    await make.signIn(user.id)
  }
  await make.link(guests, 'reset_password')
  const links = {
    confirm: await make.link(couple, 'confirm_email'),
    reset: await make.link(studio.user, 'reset_password'),
  }
  const tokens = { studio: studio.token, couple: couple.token, guests: guests.token, admin: admin.token }
  return { names, ids, tokens, links, couple, studio, neighbour }
}

export type Siblings = Awaited<ReturnType<typeof makeSiblings>>
