import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { fuzzedCalendar, inventedCalendars } from '#test/api-fuzz.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { countWaitingForRows } from '#test/locks.ts'
import { offerBody } from '#test/offer-inputs.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'

const { call, make, db, close } = await makeTestApp({ calendarReader: inventedCalendars })
afterAll(close)

const day = toCalendarDay('2031-06-07')
const image = dataUrl(await makeJpeg({ width: 40, height: 30 }))

/** A professional and a couple that have all that a call can be about. */
async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple({ email_confirmed_at: new Date('2027-01-01T10:00:00Z') })
  const professional_id = professional.id
  const of = { professional_id, couple_id: couple.id }
  const lead = await make.lead({ ...of, status: 'contacted', event_date: day })
  const offer = await make.offer({ lead_id: lead.id, valid_until: toCalendarDay('2027-06-01') })
  const past = { status: 'booked', event_date: toCalendarDay('2026-06-07') } as const
  const booked = await make.lead({ ...of, ...past })
  const reviewer = await make.couple({ email_confirmed_at: new Date('2027-01-01T10:00:00Z') })
  await make.lead({ professional_id, couple_id: reviewer.id, ...past })
  const review = await make.review({ ...of, lead_id: booked.id })
  const favorite = await make.favorite(of)
  const picture = await make.media({ professional_id })
  const event = await make.event({ professional_id, day: '2031-07-05' })
  const template = await make.replyTemplate({ professional_id })
  const webhook = await make.webhook({ professional_id })
  const calendar = await make.followedCalendar({ professional_id })
  const stranger = await make.couple()
  const admin = await make.admin()
  const by = { professional: professional.token, couple: couple.token, reviewer: reviewer.token }
  const tokens = { ...by, stranger: stranger.token, admin: admin.token, nobody: undefined }
  const ids = { lead, offer, review, favorite, picture, event, template, webhook, calendar }
  return { professional, couple, tokens, ids }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Role = keyof Prepared['tokens']
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The account that goes; who calls; the call with names of rows in its path; its body. */
type Line = ['professional' | 'couple', Role, Method, string, ((prepared: Prepared) => unknown)?]

const company = { company_name: 'Obrt', category_id: 1, city: 'Split', price_range_min: 1, price_range_max: 2 }
const texts = { name: 'Ana', email: 'ana@primjer.test', phone: null, wedding_date: null }

const lines: Line[] = [
  ['professional', 'professional', 'POST', '/events', () => ({ event_date: day, event_type: 'blocked' })],
  [
    'professional',
    'professional',
    'POST',
    '/events/bulk',
    () => ({ events: [{ event_date: day, event_type: 'blocked' }] }),
  ],
  ['professional', 'professional', 'POST', '/events/bulk/undo', ({ ids }) => ({ ids: [ids.event.id] })],
  ['professional', 'professional', 'PUT', '/events/:event', () => ({ event_date: day, event_type: 'booked' })],
  ['professional', 'professional', 'DELETE', '/events/:event'],
  ['professional', 'professional', 'POST', '/calendar-feed'],
  ['professional', 'professional', 'DELETE', '/calendar-feed'],
  ['professional', 'professional', 'PUT', '/embed', () => ({ enabled: true, hosts: ['primjer.test'] })],
  ['professional', 'professional', 'POST', '/followed-calendars', () => ({ url: fuzzedCalendar })],
  ['professional', 'professional', 'POST', '/followed-calendars/:calendar/read'],
  ['professional', 'professional', 'DELETE', '/followed-calendars/:calendar'],
  [
    'professional',
    'professional',
    'POST',
    '/webhooks',
    () => ({ url: 'https://primjer.hr/a', events: ['lead.created'] }),
  ],
  ['professional', 'professional', 'PUT', '/webhooks/:webhook', () => ({ events: ['lead.created'] })],
  ['professional', 'professional', 'POST', '/webhooks/:webhook/secret'],
  ['professional', 'professional', 'POST', '/webhooks/:webhook/test'],
  ['professional', 'professional', 'DELETE', '/webhooks/:webhook'],
  ['professional', 'professional', 'POST', '/api-keys', () => ({ name: 'Program', scope: 'read', expires_on: null })],
  ['professional', 'professional', 'POST', '/reply-templates', () => ({ title: 'Hvala', body: 'Hvala na upitu.' })],
  ['professional', 'professional', 'PUT', '/reply-templates/:template', () => ({ title: 'Hvala', body: 'Hvala.' })],
  ['professional', 'professional', 'PUT', '/leads/:lead', () => ({ status: 'booked' })],
  ['professional', 'professional', 'POST', '/leads/:lead/messages', () => ({ body: 'Slobodni smo.' })],
  ['professional', 'professional', 'POST', '/leads/:lead/offers', () => ({ ...offerBody, valid_until: '2027-06-01' })],
  ['professional', 'professional', 'POST', '/leads/:lead/read'],
  ['professional', 'professional', 'POST', '/leads/:lead/report', () => ({ reason: 'Uvrede.' })],
  ['professional', 'professional', 'POST', '/offers/:offer/withdraw'],
  ['professional', 'professional', 'PUT', '/reviews/:review/reply', () => ({ body: 'Hvala.' })],
  ['professional', 'professional', 'POST', '/reviews/:review/report', () => ({ reason: 'Nije istina.' })],
  ['professional', 'professional', 'POST', '/media', () => ({ image })],
  ['professional', 'professional', 'PUT', '/media/:picture', () => ({ alt: 'Mladenci' })],
  ['professional', 'professional', 'PUT', '/media/order', ({ ids }) => ({ ids: [ids.picture.id] })],
  ['professional', 'professional', 'DELETE', '/media/:picture'],
  ['professional', 'professional', 'PUT', '/professionals/:professional', () => company],
  ['professional', 'professional', 'PUT', '/professionals/:professional/facts', () => ({ travels_km: 5, facts: {} })],
  [
    'professional',
    'professional',
    'PUT',
    '/professionals/:professional/packages',
    () => ({ packages: [{ name: 'Dan', price: 5, unit: 'total', description: null, includes: [] }] }),
  ],
  ['professional', 'professional', 'POST', '/account/confirmation'],
  ['professional', 'professional', 'POST', '/logout'],
  ['professional', 'professional', 'DELETE', '/account/sessions'],
  [
    'professional',
    'stranger',
    'POST',
    '/leads',
    ({ professional }) => ({ professional_id: professional.id, event_date: day, message: 'Upit' }),
  ],
  [
    'professional',
    'stranger',
    'POST',
    '/leads/bulk',
    ({ professional }) => ({ professional_ids: [professional.id], event_date: day, message: 'Upit' }),
  ],
  ['professional', 'stranger', 'POST', '/favorites', ({ professional }) => ({ professional_id: professional.id })],
  ['professional', 'couple', 'PUT', '/favorites/:favorite', () => ({ note: 'Zvati' })],
  ['professional', 'couple', 'DELETE', '/favorites/:favorite'],
  ['professional', 'couple', 'POST', '/leads/:lead/messages', () => ({ body: 'Hvala.' })],
  ['professional', 'couple', 'POST', '/leads/:lead/read'],
  ['professional', 'couple', 'POST', '/leads/:lead/report', () => ({ reason: 'Uvrede.' })],
  ['professional', 'couple', 'DELETE', '/leads/:lead'],
  ['professional', 'couple', 'POST', '/offers/:offer/accept'],
  ['professional', 'couple', 'POST', '/offers/:offer/decline', () => ({ reason: 'Ne', wanted_total: null })],
  [
    'professional',
    'reviewer',
    'POST',
    '/reviews',
    ({ professional }) => ({ rating: 5, comment: 'Da', professional_id: professional.id }),
  ],
  ['professional', 'couple', 'PUT', '/reviews/:review', () => ({ rating: 4, comment: 'Da' })],
  ['professional', 'couple', 'DELETE', '/reviews/:review'],
  ['professional', 'nobody', 'POST', '/professionals/:professional/views'],
  ['professional', 'admin', 'PUT', '/admin/professionals/:professional/premium', () => ({ premium: true })],
  ['professional', 'admin', 'POST', '/admin/professionals/:professional/approve'],
  ['professional', 'admin', 'POST', '/admin/professionals/:professional/reject', () => ({ reason: 'Nejasno.' })],
  ['professional', 'admin', 'POST', '/admin/users/:owner/suspend', () => ({ reason: 'Neželjeno.' })],
  ['professional', 'admin', 'POST', '/admin/reviews/:review/hide', () => ({ reason: 'Uvrede.' })],
  ['couple', 'stranger', 'POST', '/login', ({ couple }) => ({ email: couple.email, password: 'lozinka-za-probu' })],
  [
    'couple',
    'couple',
    'POST',
    '/leads',
    ({ professional }) => ({ professional_id: professional.id, event_date: '2031-08-02', message: 'Upit' }),
  ],
  [
    'couple',
    'couple',
    'POST',
    '/leads/bulk',
    ({ professional }) => ({ professional_ids: [professional.id], event_date: '2031-08-02', message: 'Upit' }),
  ],
  ['couple', 'couple', 'POST', '/favorites', ({ professional }) => ({ professional_id: professional.id })],
  ['couple', 'couple', 'PUT', '/favorites/:favorite', () => ({ note: 'Zvati' })],
  ['couple', 'couple', 'POST', '/leads/:lead/messages', () => ({ body: 'Hvala.' })],
  ['couple', 'couple', 'POST', '/leads/:lead/report', () => ({ reason: 'Uvrede.' })],
  ['couple', 'couple', 'DELETE', '/leads/:lead'],
  ['couple', 'couple', 'POST', '/offers/:offer/accept'],
  ['couple', 'couple', 'POST', '/offers/:offer/decline', () => ({ reason: 'Ne', wanted_total: null })],
  ['couple', 'couple', 'PUT', '/reviews/:review', () => ({ rating: 4, comment: 'Da' })],
  ['couple', 'couple', 'DELETE', '/reviews/:review'],
  ['couple', 'couple', 'PUT', '/account', ({ couple }) => ({ ...texts, email: couple.email })],
  ['couple', 'couple', 'POST', '/account/confirmation'],
  ['couple', 'nobody', 'POST', '/forgot-password', ({ couple }) => ({ email: couple.email })],
  ['couple', 'professional', 'PUT', '/leads/:lead', () => ({ status: 'booked' })],
  ['couple', 'professional', 'POST', '/leads/:lead/messages', () => ({ body: 'Slobodni smo.' })],
  ['couple', 'professional', 'POST', '/leads/:lead/offers', () => ({ ...offerBody, valid_until: '2027-06-01' })],
  ['couple', 'professional', 'POST', '/leads/:lead/report', () => ({ reason: 'Uvrede.' })],
  ['couple', 'professional', 'PUT', '/reviews/:review/reply', () => ({ body: 'Hvala.' })],
  ['couple', 'admin', 'POST', '/admin/users/:person/suspend', () => ({ reason: 'Neželjeno.' })],
  ['couple', 'admin', 'POST', '/admin/reviews/:review/hide', () => ({ reason: 'Uvrede.' })],
]

test.each(lines)(
  'while the %s is deleted, the %s gets no failure from %s %s',
  async (who, role, method, path, bodyOf) => {
    const prepared = await prepare()
    const { professional, couple, tokens, ids } = prepared
    const known: Record<string, number> = {
      professional: professional.id,
      owner: professional.user.id,
      person: couple.id,
    }
    const named = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      String(known[name] ?? ids[name as keyof typeof ids].id),
    )
    let answered = 0
    const { asked } = await db.transaction().execute(async (tx) => {
      const id = who === 'couple' ? couple.id : professional.user.id
      await tx.deleteFrom('users').where('id', '=', id).execute()
      const body = bodyOf?.(prepared)
      const started = call(method, named, { token: tokens[role], ...(body !== undefined && { body }) }).finally(
        () => answered++,
      )
      await eventually(async () => expect((await countWaitingForRows(db)) + answered).toBe(1))
      return { asked: started }
    })
    const { status, body } = await asked
    expect([status, body?.code]).not.toEqual([500, 'internal'])
    expect(status).not.toBe(503)
  },
)
