import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForRows } from '#test/locks.ts'
import { mailerWith } from '#test/mails.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { remindOfLeads } from './service.ts'

const mails: Mail[] = []
const mailer = mailerWith(async (mail) => void mails.push(mail))
const { call, startNode, deps, clock, db, make, close } = await makeTestApp({ mailer })
afterAll(close)

const start = clock.now()

beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('leads').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  mails.length = 0
})

const HOUR = 3_600_000
const DAY = toCalendarDay('2027-06-12')

const leadOf = (hours: number, overrides: Parameters<typeof make.lead>[0] = {}) =>
  make.lead({ created_at: new Date(clock.now().getTime() - hours * HOUR), event_date: DAY, ...overrides })

const remind = () => jobHandlers(deps)['remind-of-leads']({}, { key: 'x', signal: AbortSignal.timeout(20_000) })

const reminder = (lead_id: number): MailJob => ({ kind: 'lead_reminder', lead_id })
const alternatives = (lead_id: number): MailJob => ({ kind: 'lead_alternatives', lead_id })

/** Sends what is in the queue. */
async function send(): Promise<Mail[]> {
  const handler = jobHandlers(deps)['send-mail']
  for (const [index, job] of (await queuedMails(db)).entries())
    await handler(job, {
      key: `${clock.now().getTime()} ${index} ${Math.max(0, mails.length)}`,
      signal: AbortSignal.timeout(20_000),
    })
  return mails
}

test('leads are reminded of while their professional leaves', async () => {
  const professional = await make.professional()
  const leads = []
  for (let hours = 50; hours < 53; hours++) leads.push(await leadOf(hours, { professional_id: professional.id }))
  const [first, second] = leads.map(({ id }) => id)
  // Changed rows are found last where no index leads to them.
  for (const id of [second, first])
    await db
      .updateTable('leads')
      .set({ unread_by_professional: 1 })
      .where('id', '=', id ?? 0)
      .execute()
  const { reminded, left } = await db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('leads')
      .select('id')
      .where('id', '=', second ?? 0)
      .forUpdate()
      .execute()
    const reminding = remind()
    await untilWaitingForRows(db, 1)
    const body = { password: PASSWORD }
    const leaving = call('DELETE', '/account', { token: professional.token, body })
    await untilWaitingForRows(db, 2)
    return { reminded: reminding, left: leaving }
  })
  await reminded
  expect((await left).status).toBe(204)
})

describe('a lead without an answer', () => {
  test('is reminded of after 48 hours and told to its couple after 72, each once', async () => {
    const { id } = await leadOf(47.9)
    await remind()
    expect(await queuedMails(db)).toEqual([])
    clock.forward(600)
    await remind()
    await remind()
    expect(await queuedMails(db)).toEqual([reminder(id)])
    clock.forward(24 * 3_600)
    await remind()
    await remind()
    expect(await queuedMails(db)).toEqual([reminder(id), alternatives(id)])
  })

  test.each([
    ['winter', '2027-03-16T19:59:00Z', '2027-03-17T07:00:00Z'],
    ['summer', '2027-07-14T18:59:00Z', '2027-07-15T06:00:00Z'],
    ['the night in which the clocks go forward', '2027-03-27T19:59:00Z', '2027-03-28T06:00:00Z'],
    ['the night in which they go back', '2027-10-30T18:59:00Z', '2027-10-31T07:00:00Z'],
  ])('is told of by day alone: from 8 o’clock on, if it is due after 21, in %s', async (_, evening, morning) => {
    clock.set(new Date(evening))
    const event_date = toCalendarDay('2028-06-10')
    const { id: due } = await leadOf(49, { event_date })
    const minutes = 1 / 60
    const { id: dueAtNight } = await leadOf(48 - 2 * minutes, { event_date })
    await remind()
    expect(await queuedMails(db)).toEqual([reminder(due)])
    for (clock.forward(60); clock.now() < new Date(morning); clock.forward(3_600)) {
      await remind()
      expect(await queuedMails(db)).toEqual([reminder(due)])
    }
    await remind()
    expect(await queuedMails(db)).toEqual([reminder(due), reminder(dueAtNight)])
  })

  test('is told once when two nodes find it at the same time', async () => {
    const other = await startNode()
    const { id } = await leadOf(80)
    await Promise.all([remindOfLeads(deps), remindOfLeads(other.deps), remindOfLeads(deps)])
    const kinds = (await queuedMails(db)).map((mail) => mail.kind)
    expect(kinds.toSorted()).toEqual(['lead_alternatives', 'lead_reminder'])
    expect(await db.selectFrom('lead_reminders').select('side').where('lead_id', '=', id).execute()).toHaveLength(2)
  })

  test('is left alone where a mail would be wrong or late', async () => {
    const suspended = { suspended_at: clock.now(), suspension_reason: 'Neželjene poruke.' }
    for (const status of ['contacted', 'interested', 'booked', 'rejected'] as const) await leadOf(100, { status })
    await leadOf(100, { event_date: toCalendarDay('2027-03-14') })
    await leadOf(100, { couple_id: null })
    await leadOf(100, { couple_id: (await make.couple(suspended)).id })
    for (const status of ['pending', 'rejected'] as const)
      await leadOf(100, { professional_id: (await make.professional({ status })).id })
    // From before there were reminders.
    await leadOf(7 * 24)
    const today = await leadOf(7 * 24 - 1, { event_date: clock.today() })
    await remind()
    expect(await queuedMails(db)).toEqual([reminder(today.id), alternatives(today.id)])
  })

  test('is no matter once the couple has booked another of the kind for the day', async () => {
    const couple = await make.couple()
    const of = { couple_id: couple.id }
    await leadOf(100, of)
    const music = await make.professional({ category: 'glazba' })
    const lead = await leadOf(100, { ...of, professional_id: music.id })
    await leadOf(100, { ...of, status: 'booked' })
    await remind()
    expect(await queuedMails(db)).toEqual([reminder(lead.id), alternatives(lead.id)])
  })
})

describe('the mails', () => {
  test('go to the professional with the way to the conversation, and to the couple with others to ask', async () => {
    const town = { city: 'Novigrad', category: 'transport' } as const
    const [asked, free, unknown, taken, askedToo] = await Promise.all(
      ['Kočija', 'Oldtajmer', 'Limuzina', 'Kabriolet', 'Fijaker'].map((company_name) =>
        make.professional({ ...town, company_name }),
      ),
    )
    if (!asked || !free || !unknown || !taken || !askedToo) throw new Error('Five were made.')
    await make.event({ professional_id: free.id, day: DAY })
    await make.event({ professional_id: taken.id, day: DAY, event_type: 'booked' })
    const couple = await make.couple({ name: 'Iva i Marko' })
    await leadOf(1, { couple_id: couple.id, professional_id: askedToo.id })
    // Others have asked these two, or the couple for another day: it may ask them, too.
    await leadOf(1, { professional_id: unknown.id })
    await leadOf(1, { couple_id: couple.id, professional_id: free.id, event_date: addDays(DAY, 7) })
    const { id } = await leadOf(100, { couple_id: couple.id, professional_id: asked.id })
    await remind()
    const [toProfessional, toCouple, ...more] = await send()
    expect(more).toEqual([])
    expect(toProfessional).toMatchObject({ to: asked.user.email, replyTo: couple.email })
    expect(toProfessional?.text).toContain(`/messages/${id}\n`)
    expect(toCouple).toMatchObject({ to: couple.email, replyTo: asked.user.email })
    expect(toCouple?.text).toContain(`Oldtajmer · Novigrad · Kontaktirajte za cijene · slobodan toga dana:\n`)
    expect(toCouple?.text).toContain(`/professionals/${unknown.id}?date=2027-06-12\n`)
    for (const other of [taken, askedToo, asked]) expect(toCouple?.text).not.toContain(`/professionals/${other.id}?`)
    expect(toCouple?.text).toContain(`/?category_id=${asked.category_id}&date=2027-06-12\n`)
  })

  test('say to both that the day is taken meanwhile, as their pages do', async () => {
    const asked = await make.professional()
    const couple = await make.couple()
    await leadOf(100, { professional_id: asked.id, couple_id: couple.id })
    await remind()
    await make.event({ professional_id: asked.id, day: DAY, event_type: 'booked' })
    const sent = await send()
    const to = (email: string | null) => sent.find((mail) => mail.to === email)?.text ?? ''
    expect(to(couple.email)).toContain('taj je dan zauzet')
    expect(to(couple.email)).not.toContain('i dalje vrijedi')
    expect(to(couple.email)).not.toContain('Dok čekate')
    // Of its category, also where nobody else there can be asked.
    expect(to(couple.email)).toContain(`/?category_id=${asked.category_id}&date=2027-06-12\n`)
    expect(to(asked.user.email)).toContain('Taj vam je dan u kalendaru zauzet.')
    expect(to(asked.user.email)).not.toContain('Ako toga dana niste slobodni')
  })

  test('do not go out once the lead is answered or withdrawn, or its professional suspended', async () => {
    const answered = await make.professional()
    const suspended = await make.professional()
    const couple = await make.couple()
    const lead = await leadOf(100, { professional_id: answered.id })
    const withdrawn = await leadOf(100, { couple_id: couple.id })
    await leadOf(100, { professional_id: suspended.id })
    await remind()
    await call('PUT', `/leads/${lead.id}`, { token: answered.token, body: { status: 'rejected' } })
    await call('DELETE', `/leads/${withdrawn.id}`, { token: couple.token })
    const suspension = { token: (await make.admin()).token, body: { reason: 'Prevara.' } }
    await call('POST', `/admin/users/${suspended.user.id}/suspend`, suspension)
    const sent = await send()
    expect(sent.filter(({ text }) => /^(Par čeka vaš odgovor|Još nema odgovora)\n/.test(text))).toEqual([])
  })
})

describe('a booked lead whose day is over', () => {
  async function pastLead(daysAgo: number, lead: Parameters<typeof make.lead>[0] = {}) {
    const couple_id = lead.couple_id ?? (await make.couple({ email_confirmed_at: clock.now() })).id
    return make.lead({ status: 'booked', event_date: addDays(clock.today(), -daysAgo), couple_id, ...lead })
  }
  const asking = (...lead_ids: number[]): MailJob => ({ kind: 'review_reminder', lead_ids })

  test('asks its couple for a review from a week after the day until three weeks after it, once', async () => {
    await pastLead(6)
    const week = await pastLead(7)
    const threeWeeks = await pastLead(21)
    await pastLead(22)
    await remind()
    await remind()
    const queued = await queuedMails(db)
    expect(queued).toHaveLength(2)
    expect(queued).toEqual(expect.arrayContaining([asking(week.id), asking(threeWeeks.id)]))
  })

  test.each([
    ['winter', '2027-03-20T22:59:00Z'],
    ['summer', '2027-07-14T21:59:00Z'],
  ])(
    'is asked about by the days of Zagreb, in the morning after the seventh, in %s',
    async (_, minuteBeforeMidnight) => {
      clock.set(new Date(minuteBeforeMidnight))
      const { id } = await pastLead(6)
      clock.forward(8 * 3_600)
      await remind()
      expect(await queuedMails(db)).toEqual([])
      clock.forward(60)
      await remind()
      expect(await queuedMails(db)).toEqual([asking(id)])
    },
  )

  test('is asked about by one mail for all that its couple has booked, and of each professional once', async () => {
    const couple_id = (await make.couple({ email_confirmed_at: clock.now() })).id
    const music = await pastLead(9, { couple_id })
    const venue = await pastLead(9, { couple_id })
    const last = await pastLead(8, { couple_id, professional_id: venue.professional_id })
    await pastLead(10, { couple_id, professional_id: venue.professional_id })
    await remind()
    expect(await queuedMails(db)).toEqual([asking(music.id, last.id)])
    await pastLead(10, { couple_id, professional_id: music.professional_id })
    await remind()
    expect(await queuedMails(db)).toHaveLength(1)
  })

  test('is not asked about once its couple was asked by a day before it', async () => {
    const { id, couple_id, professional_id } = await pastLead(8)
    await remind()
    await pastLead(5, { couple_id, professional_id })
    clock.forward(3 * 24 * 3_600)
    await remind()
    expect(await queuedMails(db)).toEqual([asking(id)])
  })

  test('is not asked about while a later day with the same professional is ahead, as when the wedding has moved', async () => {
    const { couple_id, professional_id } = await pastLead(8)
    const later = await pastLead(-4, { couple_id, professional_id })
    const other = await pastLead(8, { couple_id })
    await remind()
    expect(await queuedMails(db)).toEqual([asking(other.id)])
    clock.forward(11 * 24 * 3_600)
    await remind()
    expect(await queuedMails(db)).toEqual([asking(other.id), asking(later.id)])
  })

  test('is asked about once when two nodes find it at the same time', async () => {
    const other = await startNode()
    const { id } = await pastLead(14)
    await Promise.all([remindOfLeads(deps), remindOfLeads(other.deps), remindOfLeads(deps), remindOfLeads(other.deps)])
    expect(await queuedMails(db)).toEqual([asking(id)])
    expect(await db.selectFrom('lead_reminders').select('side').where('lead_id', '=', id).execute()).toEqual([
      { side: 'review' },
    ])
  })

  test('is left alone where the couple cannot or need not write', async () => {
    const suspended = { suspended_at: clock.now(), suspension_reason: 'Prevara.', email_confirmed_at: clock.now() }
    for (const status of ['new', 'contacted', 'interested', 'rejected'] as const) await pastLead(14, { status })
    await make.lead({ status: 'booked', event_date: addDays(clock.today(), -14), couple_id: null })
    await pastLead(14, { couple_id: (await make.couple(suspended)).id })
    await pastLead(14, { couple_id: (await make.couple()).id })
    await pastLead(14, { professional_id: (await make.professional({ status: 'rejected' })).id })
    const reviewed = await pastLead(14)
    await make.review({ professional_id: reviewed.professional_id, couple_id: reviewed.couple_id })
    await remind()
    expect(await queuedMails(db)).toEqual([])
  })

  test('reaches its couple with the way to its review, and nobody once that is written', async () => {
    const couple = await make.couple({ email_confirmed_at: clock.now() })
    const lead = await pastLead(14, { couple_id: couple.id })
    const other = await pastLead(14, { couple_id: couple.id })
    await remind()
    // Their professionals hear of the reviews.
    const reminders = async () => (await send()).filter(({ to }) => to === couple.email)
    const body = { professional_id: other.professional_id, rating: 5 }
    await call('POST', '/reviews', { token: couple.token, body })
    const [mail, ...more] = await reminders()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: couple.email, subject: 'Kako je bilo na vjenčanju?' })
    const path = encodeURIComponent(`/professionals/${lead.professional_id}#moja-recenzija`)
    expect(mail?.text).toContain(`/login?redirect=${path}\n`)
    expect(mail?.text).not.toContain(`professionals%2F${other.professional_id}%23`)
    mails.length = 0
    await call('POST', '/reviews', { token: couple.token, body: { ...body, professional_id: lead.professional_id } })
    expect(await reminders()).toEqual([])
  })

  test('that took the place of another one on the day asks nobody for a review that could not be written', async () => {
    const booked_at = new Date('2027-02-01T10:00:00Z')
    const first = await pastLead(14, { status: 'rejected', booked_at, updated_at: clock.now() })
    const { id } = await pastLead(14, { professional_id: first.professional_id, booked_at: clock.now() })
    await remind()
    expect(await queuedMails(db)).toEqual([asking(id)])
    expect(await send()).toEqual([])
  })

  test('asks for its review also when the professional calls it off before the mail is sent', async () => {
    const professional = await make.professional()
    const lead = await pastLead(14, { professional_id: professional.id, booked_at: new Date('2027-02-01T10:00:00Z') })
    await remind()
    const body = { status: 'rejected' }
    expect((await call('PUT', `/leads/${lead.id}`, { token: professional.token, body })).status).toBe(200)
    expect((await send()).map(({ subject }) => subject)).toContain('Kako je bilo na vjenčanju?')
  })
})
