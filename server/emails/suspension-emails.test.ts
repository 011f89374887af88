import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'
import { makeCouplesOfProfessional } from '#test/couples-of-professional.ts'
import { makeMailApp } from '#test/mail-app.ts'

const app = await makeMailApp()
const { call, make, db, database, clock, close } = app
afterAll(close)
const { token } = await make.admin()

const HOUR = 3_600
const june = toCalendarDay('2027-06-12')

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

test('a suspended couple has nobody told by this mail', async () => {
  const [professional, couple] = [await make.professional(), await make.couple()]
  await make.lead({ professional_id: professional.id, couple_id: couple.id, event_date: june, status: 'booked' })
  await deliver(professional.user)
  await suspend(couple)
  clock.forward(HOUR)
  expect(await deliver(couple)).toEqual([])
})
