import { afterAll, describe, expect, test } from 'vitest'
import { type LeadStatus, leadStatuses } from '#contract/lead-lifecycle.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { canWithdraw, hasTakenPlace } from './policy.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

const missing = { message: 'Upit nije pronađen.', code: 'not_found' }
const yesterday = toCalendarDay('2027-03-14')
const today = toCalendarDay('2027-03-15')

async function prepare(changes: { status?: LeadStatus; event_date?: typeof today } = {}) {
  const professional = await make.professional()
  const couple = await make.couple({ email_confirmed_at: new Date('2027-01-01T10:00:00Z') })
  const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, ...changes })
  const get = (token: string) => call('GET', `/leads/${lead.id}`, { token })
  const withdraw = (token: string = couple.token) => call('DELETE', `/leads/${lead.id}`, { token })
  return { professional, couple, lead, get, withdraw }
}

describe('one lead', () => {
  test('is seen by its couple with what it may do, and by its professional with whose it is', async () => {
    const { professional, couple, lead, get } = await prepare()
    const sent = await get(couple.token)
    expect([sent.status, sent.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(sent.body.data).toMatchObject({
      id: lead.id,
      status: 'new',
      can_withdraw: true,
      my_review: { can_review: false, needs_confirmation: false, review: null },
    })
    const received = await get(professional.token)
    expect(received.body.data.couple).toEqual({ name: couple.name, email: couple.email, email_confirmed: true })
    expect(received.body.data).not.toHaveProperty('can_withdraw')
    expect(received.body.data).not.toHaveProperty('my_review')
  })

  test('is the same as missing for every other couple and professional, and no business of admins', async () => {
    const { get, withdraw } = await prepare()
    for (const { token } of [await make.couple(), await make.professional()]) {
      const { status, body } = await get(token)
      expect([status, body]).toEqual([404, missing])
    }
    expect((await withdraw((await make.couple()).token)).body).toEqual(missing)
    expect((await get((await make.admin()).token)).status).toBe(403)
    expect((await call('GET', '/leads/1')).status).toBe(401)
    expect((await call('GET', '/leads/999999', { token: (await make.couple()).token })).body).toEqual(missing)
  })

  test('says that its couple may write a review once it was booked and its day has passed', async () => {
    const { couple, professional, get } = await prepare({ status: 'booked', event_date: yesterday })
    expect((await get(couple.token)).body.data).toMatchObject({
      can_withdraw: false,
      my_review: { can_review: true, needs_confirmation: false, review: null },
    })
    const review = await make.review({ professional_id: professional.id, couple_id: couple.id, rating: 4 })
    const [listed] = (await call('GET', '/leads', { token: couple.token })).body.data
    expect(listed.my_review).toMatchObject({
      can_review: false,
      review: { id: review.id, rating: 4, couple: { name: couple.name } },
    })
  })
})

describe('the telephone of the other side', () => {
  const phonesOf = async (path: string, token: string) => {
    const { data } = (await call('GET', path, { token })).body
    const { couple, professional } = Array.isArray(data) ? data[0] : data
    return [couple.phone, professional.phone]
  }

  test.each(leadStatuses)('of a %s lead is shown only while it is booked, to each the other’s', async (status) => {
    const { professional, couple, lead } = await prepare({ status })
    await db.updateTable('users').set({ phone: '+385911111111' }).where('id', '=', couple.id).execute()
    await db.updateTable('users').set({ phone: '+385922222222' }).where('id', '=', professional.user.id).execute()
    const isBooked = status === 'booked'
    for (const path of [`/leads/${lead.id}`, '/leads']) {
      expect(await phonesOf(path, couple.token)).toEqual([undefined, isBooked ? '+385922222222' : undefined])
      expect(await phonesOf(path, professional.token)).toEqual([isBooked ? '+385911111111' : undefined, undefined])
    }
  })

  test('comes and goes with the booking, and is left out where none was written', async () => {
    const { professional, couple, lead } = await prepare({ status: 'contacted' })
    await db.updateTable('users').set({ phone: '+385911111111' }).where('id', '=', couple.id).execute()
    const mark = async (status: LeadStatus) =>
      (await call('PUT', `/leads/${lead.id}`, { token: professional.token, body: { status } })).body.data.couple
    expect(await mark('booked')).toMatchObject({ phone: '+385911111111' })
    expect(await phonesOf('/leads', couple.token)).toEqual([undefined, undefined])
    expect(await mark('rejected')).not.toHaveProperty('phone')
  })
})

test('both sides of a lead see whether its rejection calls off a booking or refuses the enquiry', async () => {
  const seen = async (statuses: LeadStatus[]) => {
    const { professional, couple, get } = await prepare({ status: 'contacted' })
    const [lead] = (await call('GET', '/leads', { token: couple.token })).body.data
    for (const status of statuses)
      await call('PUT', `/leads/${lead.id}`, { token: professional.token, body: { status } })
    const views = [await get(couple.token), await get(professional.token)]
    const listed = await call('GET', '/leads', { token: couple.token })
    const text = await call('POST', `/leads/${lead.id}/messages`, { token: couple.token, body: { body: 'Ipak?' } })
    return [...views.map(({ body }) => body.data.is_called_off), listed.body.data[0].is_called_off, text.body.message]
  }
  const calledOff = 'Rezervacija je otkazana, pa je razgovor završen.'
  expect(await seen(['booked', 'rejected'])).toEqual([true, true, true, calledOff])
  const refused = 'Upit je odbijen, pa je razgovor završen.'
  expect(await seen(['rejected'])).toEqual([false, false, false, refused])
  expect(await seen(['booked'])).toEqual([false, false, false, undefined])
})

test('of a wedding that is moved, each booking and each cancelled one names the other day of the same two', async () => {
  const { professional, couple, lead, get } = await prepare({ status: 'contacted', event_date: today })
  const mark = (id: number, status: LeadStatus) =>
    call('PUT', `/leads/${id}`, { token: professional.token, body: { status } })
  const named = async () =>
    (await Promise.all([get(couple.token), get(professional.token)])).map(({ body }) => body.data.other_booking)
  const other = { couple_id: couple.id, professional_id: professional.id, event_date: toCalendarDay('2027-06-19') }
  const moved = await make.lead({ ...other, status: 'contacted' })
  await make.lead({ couple_id: couple.id, status: 'booked' })
  await make.lead({ professional_id: professional.id, status: 'booked' })
  await mark(moved.id, 'booked')
  expect(await named()).toEqual([null, null])
  await mark(lead.id, 'booked')
  const booking = { lead_id: moved.id, event_date: '2027-06-19' }
  expect(await named()).toEqual([booking, booking])
  await mark(lead.id, 'rejected')
  expect(await named()).toEqual([booking, booking])
  await mark(moved.id, 'rejected')
  expect(await named()).toEqual([null, null])
  await make.lead({ ...other, event_date: yesterday, status: 'booked' })
  expect(await named()).toEqual([null, null])
})

test('a couple sees beside its booking what it still asks others of the category for that day, and nobody else does', async () => {
  const { professional, couple, lead, get } = await prepare({ status: 'contacted', event_date: today })
  const of = (category_id: number, more: object = {}) => make.professional({ category_id, ...more })
  const ask = ({ id }: { id: number }, changes: object = {}) =>
    make.lead({ couple_id: couple.id, professional_id: id, event_date: today, status: 'new', ...changes })
  const other = await of(professional.category_id ?? 0, { company_name: 'Bend Val' })
  const open = await ask(other)
  await ask(await of(professional.category_id ?? 0), { event_date: toCalendarDay('2027-06-19') })
  await ask(await of(professional.category_id ?? 0), { status: 'rejected' })
  await ask(await of(professional.category_id ?? 0, { status: 'rejected' }))
  await ask(await of((professional.category_id ?? 0) + 1))
  await make.lead({ professional_id: other.id, event_date: today })
  const seen = async () => (await get(couple.token)).body.data.other_enquiries
  expect(await seen()).toEqual([])
  await call('PUT', `/leads/${lead.id}`, { token: professional.token, body: { status: 'booked' } })
  expect(await seen()).toEqual([{ lead_id: open.id, company_name: 'Bend Val' }])
  expect((await get(professional.token)).body.data).not.toHaveProperty('other_enquiries')
  await call('DELETE', `/leads/${open.id}`, { token: couple.token })
  expect(await seen()).toEqual([])
})

test('a couple asks for what it sent to one professional, and a professional is not narrowed by it', async () => {
  const { professional, couple, lead } = await prepare()
  const other = await make.lead({ couple_id: couple.id })
  const idsOf = async (token: string, professional_id: number) =>
    (await call('GET', `/leads?professional_id=${professional_id}`, { token })).body.data.map(
      ({ id }: { id: number }) => id,
    )
  expect(await idsOf(couple.token, professional.id)).toEqual([lead.id])
  expect(await idsOf(couple.token, other.professional_id)).toEqual([other.id])
  expect(await idsOf((await make.couple()).token, professional.id)).toEqual([])
  expect(await idsOf(professional.token, other.professional_id)).toEqual([lead.id])
})

describe('withdrawing', () => {
  test.each(['new', 'contacted', 'interested'] as const)('a %s lead takes it away from both', async (status) => {
    const { professional, couple, get, withdraw } = await prepare({ status })
    const { status: answered, text } = await withdraw()
    expect([answered, text]).toEqual([204, ''])
    for (const { token } of [professional, couple]) expect((await get(token)).status).toBe(404)
    expect((await withdraw()).status).toBe(404)
  })

  test.each([
    ['booked', 'Potvrđena rezervacija ne može se povući. Javite se izravno pružatelju usluga.'],
    ['rejected', 'Odbijeni upit ne može se povući.'],
  ] as const)('a %s lead is refused', async (status, message) => {
    const { lead, withdraw } = await prepare({ status })
    const answer = await withdraw()
    expect([answer.status, answer.body]).toEqual([422, { message, code: 'invalid' }])
    expect(await db.selectFrom('leads').select('id').where('id', '=', lead.id).execute()).toHaveLength(1)
  })

  test('is for couples', async () => {
    const { professional, withdraw } = await prepare()
    expect((await withdraw(professional.token)).status).toBe(403)
    expect((await withdraw('')).status).toBe(401)
  })

  test('leaves the day free for another enquiry', async () => {
    const { professional, couple, withdraw } = await prepare()
    await withdraw()
    const body = { professional_id: professional.id, event_date: '2027-06-12', message: 'Ipak da!' }
    expect((await call('POST', '/leads', { token: couple.token, body })).status).toBe(201)
  })
})

test.each([
  ['new', true],
  ['contacted', true],
  ['interested', true],
  ['booked', false],
  ['rejected', false],
] as const)('a %s lead can be withdrawn: %s', (status, isWithdrawn) => {
  expect(canWithdraw({ status })).toBe(isWithdrawn)
})

test('a lead has taken place once the day that it had is over', () => {
  expect(hasTakenPlace({ has_its_day: true, event_date: yesterday }, today)).toBe(true)
  expect(hasTakenPlace({ has_its_day: true, event_date: today }, today)).toBe(false)
  expect(hasTakenPlace({ has_its_day: false, event_date: yesterday }, today)).toBe(false)
})
