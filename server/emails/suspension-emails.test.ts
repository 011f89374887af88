import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'
import { makeCouplesOfProfessional } from '#test/couples-of-professional.ts'
import { makeMailApp } from '#test/mail-app.ts'
import { offerBody } from '#test/offer-inputs.ts'

const app = await makeMailApp()
const { call, make, db, database, clock, close } = app
afterAll(close)
const { token } = await make.admin()

const HOUR = 3_600
const [june, july, past] = ['2027-06-12', '2027-07-03', '2027-01-02'].map(toCalendarDay)

const suspend = ({ id }: { id: number }) =>
  call('POST', `/admin/users/${id}/suspend`, { token, body: { reason: 'Lažne recenzije.' } })
const restore = ({ id }: { id: number }) => call('POST', `/admin/users/${id}/restore`, { token })

/** The mails to couples until then; the owner is told of the decision itself. */
async function deliver(owner: { email: string }): Promise<Mail[]> {
  // The queue goes by the database's clock.
  await database.pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at <= $1), run_at => now())',
    [clock.now()],
  )
  return (await app.deliver()).filter(({ to }) => to !== owner.email)
}

async function makeCouples() {
  const { professional, waiting, booked } = await makeCouplesOfProfessional(app)
  await deliver(professional.user)
  return { professional, owner: professional.user, waiting, booked }
}

test('couples who wait for a suspended professional, or count on it, are told once, an hour later', async () => {
  const { professional, owner, waiting, booked } = await makeCouples()
  await suspend(owner)
  expect(await deliver(owner)).toEqual([])
  clock.forward(HOUR)
  const sent = await deliver(owner)
  expect(sent.map(({ to }) => to).toSorted()).toEqual([waiting.email, booked.email].toSorted())
  const [toWaiting, toBooked] = [waiting, booked].map(({ email }) => sent.find(({ to }) => to === email))
  expect(toWaiting?.subject).toBe('Upit za 12. lipnja 2027. – Foto Đorđević')
  expect(toWaiting?.text).toContain('Vaš upit ostaje sačuvan')
  expect(toWaiting?.text).toContain(`https://zauvijek.test/?category_id=${professional.category_id}&date=2027-06-12\n`)
  expect(toBooked?.subject).toBe('Upit za 3. srpnja 2027. – Foto Đorđević')
  expect(toBooked?.text).toContain('Vaša rezervacija time nije otkazana')
  expect(toBooked?.text).toContain('https://zauvijek.test/contact')
  expect(toBooked?.replyTo).toBe(owner.email)
  // The decision and its reason are the professional's own.
  for (const { text, html } of sent) expect(`${text} ${html}`).not.toMatch(/suspen|Lažne/i)

  await restore(owner)
  const after = await deliver(owner)
  expect(after.map(({ to }) => to).toSorted()).toEqual([waiting.email, booked.email].toSorted())
  expect(after.find(({ to }) => to === booked.email)?.text).toContain('Vaša rezervacija stoji kao i prije.')
})

test('nobody is told of a suspension that is lifted within the hour', async () => {
  const { owner } = await makeCouples()
  await suspend(owner)
  clock.forward(HOUR - 1)
  await restore(owner)
  expect(await deliver(owner)).toEqual([])
  clock.forward(HOUR)
  expect(await deliver(owner)).toEqual([])
})

test('a couple that is rejected, withdraws or is suspended before the mail is sent gets none', async () => {
  const professional = await make.professional()
  const [rejected, withdrawn, suspended] = [await make.couple(), await make.couple(), await make.couple()]
  const of = { professional_id: professional.id, event_date: june }
  const lead = await make.lead({ ...of, couple_id: rejected.id })
  const own = await make.lead({ ...of, couple_id: withdrawn.id })
  await make.lead({ ...of, couple_id: suspended.id })
  await suspend(professional.user)
  await db.updateTable('leads').set({ status: 'rejected' }).where('id', '=', lead.id).execute()
  expect((await call('DELETE', `/leads/${own.id}`, { token: withdrawn.token })).status).toBe(204)
  await suspend(suspended)
  await deliver(suspended)
  clock.forward(HOUR)
  expect(await deliver(professional.user)).toEqual([])
})

/** A couple with leads to several professionals, and the professionals by name. */
async function makeProfessionals() {
  const couple = await make.couple({ name: 'Đurđica i Žarko' })
  const [answering, booked, silent, rejecting, over, suspended] = await Promise.all([
    make.professional({ company_name: 'Bend' }),
    make.professional(),
    make.professional(),
    make.professional(),
    make.professional(),
    make.professional({ status: 'suspended', suspended_status: 'approved' }),
  ])
  const of = { couple_id: couple.id }
  await make.lead({ ...of, professional_id: answering.id, event_date: june, status: 'interested' })
  await make.lead({ ...of, professional_id: answering.id, event_date: july, status: 'contacted' })
  await make.lead({ ...of, professional_id: booked.id, event_date: june, status: 'contacted' })
  await make.lead({ ...of, professional_id: booked.id, event_date: july, status: 'booked' })
  await make.lead({ ...of, professional_id: silent.id, event_date: june })
  await make.lead({ ...of, professional_id: rejecting.id, event_date: june, status: 'rejected' })
  await make.lead({ ...of, professional_id: over.id, event_date: past, status: 'booked' })
  await make.lead({ ...of, professional_id: suspended.id, event_date: june, status: 'booked' })
  await deliver(couple)
  return { couple, answering: answering.user, booked: booked.user }
}

test('professionals that have answered a suspended couple are told once, an hour later, but not why', async () => {
  const { couple, answering, booked } = await makeProfessionals()
  await suspend(couple)
  expect(await deliver(couple)).toEqual([])
  clock.forward(HOUR)
  const sent = await deliver(couple)
  expect(sent.map(({ to }) => to).toSorted()).toEqual([answering.email, booked.email].toSorted())
  const [toAnswering, toBooked] = [answering, booked].map(({ email }) => sent.find(({ to }) => to === email))
  expect(toAnswering?.subject).toBe('Upit za 12. lipnja 2027. – Đurđica i Žarko')
  expect(toAnswering?.text).toContain('možete ga ponuditi drugima')
  expect(toBooked?.subject).toBe('Upit za 3. srpnja 2027. – Đurđica i Žarko')
  expect(toBooked?.text).toContain('Rezervacija time nije otkazana')
  expect(toBooked?.text).toContain('https://zauvijek.test/contact')
  expect(toBooked?.replyTo).toBe(couple.email)
  for (const { text, html } of sent) expect(`${text} ${html}`).not.toMatch(/suspen|Lažne/i)

  await restore(couple)
  const after = await deliver(couple)
  expect(after.map(({ to }) => to).toSorted()).toEqual([answering.email, booked.email].toSorted())
  expect(after.find(({ to }) => to === booked.email)?.text).toContain('Rezervacija stoji kao i prije.')
  expect(after.find(({ to }) => to === answering.email)?.text).toContain('Upit i dalje vrijedi.')
})

test('no professional is told of a couple’s suspension that is lifted within the hour', async () => {
  const { couple } = await makeProfessionals()
  await suspend(couple)
  clock.forward(HOUR - 1)
  await restore(couple)
  expect(await deliver(couple)).toEqual([])
  clock.forward(HOUR)
  expect(await deliver(couple)).toEqual([])
})

test('a professional that rejects the lead or is suspended before the mail is sent gets none', async () => {
  const couple = await make.couple()
  const [rejecting, suspended] = [await make.professional(), await make.professional()]
  const of = { couple_id: couple.id, event_date: june, status: 'contacted' } as const
  const lead = await make.lead({ ...of, professional_id: rejecting.id })
  await make.lead({ ...of, professional_id: suspended.id })
  await suspend(couple)
  expect(
    (await call('PUT', `/leads/${lead.id}`, { token: rejecting.token, body: { status: 'rejected' } })).status,
  ).toBe(200)
  await suspend(suspended.user)
  await deliver(suspended.user)
  clock.forward(HOUR)
  expect(await deliver(couple)).toEqual([])
})

describe('an account that is suspended before its mails are sent', () => {
  async function prepare() {
    const professional = await make.professional({ isConfirmed: true })
    const couple = await make.couple({ email_confirmed_at: clock.now() })
    const { body } = await call('POST', '/leads', {
      token: couple.token,
      body: { professional_id: professional.id, event_date: june, message: 'Kupite jeftino!' },
    })
    const sendOffer = () =>
      call('POST', `/leads/${body.data.id}/offers`, { token: professional.token, body: offerBody })
    return { professional, couple, sendOffer }
  }

  test('sends no enquiry, whichever side it is', async () => {
    const { couple, professional } = await prepare()
    await suspend(couple)
    expect((await deliver(couple)).map(({ to }) => to)).not.toContain(professional.user.email)
    const other = await prepare()
    await suspend(other.professional.user)
    expect((await app.deliver()).filter(({ text }) => text.includes('Kupite jeftino!'))).toEqual([])
  })

  test('sends no offer, whichever side it is', async () => {
    for (const side of ['couple', 'professional'] as const) {
      const { couple, professional, sendOffer } = await prepare()
      await app.deliver()
      expect((await sendOffer()).status).toBe(201)
      await suspend(side === 'couple' ? couple : professional.user)
      expect((await app.deliver()).filter(({ text }) => text.includes('/messages/'))).toEqual([])
    }
  })

  test('refuses no offer by mail, whereas an agreement reaches both sides', async () => {
    for (const verb of ['decline', 'accept']) {
      const { couple, professional, sendOffer } = await prepare()
      const { id } = (await sendOffer()).body.data
      await app.deliver()
      expect((await call('POST', `/offers/${id}/${verb}`, { token: couple.token, body: {} })).status).toBe(200)
      await suspend(couple)
      const sent = (await app.deliver()).filter(({ text }) => text.includes('/messages/')).map(({ to }) => to)
      expect([verb, sent.toSorted()]).toEqual([
        verb,
        verb === 'accept' ? [couple.email, professional.user.email].toSorted() : [],
      ])
    }
  })
})
