import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeCouplesOfProfessional } from '#test/couples-of-professional.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { makeMailApp } from '#test/mail-app.ts'
import { queuedMails } from '#test/queued-mails.ts'

const app = await makeMailApp()
const { call, make, db, database, clock, deliver, close } = app
afterAll(close)

const remove = ({ token }: { token: string }) => call('DELETE', '/account', { token, body: { password: PASSWORD } })

const [june, july, past] = ['2027-06-12', '2027-07-03', '2027-01-02'].map(toCalendarDay)

test('couples whose day is to come are told that their professional has deleted its account, each once', async () => {
  const { professional, waiting, booked } = await makeCouplesOfProfessional(app)
  const today = await make.couple()
  await make.lead({ professional_id: professional.id, couple_id: today.id, event_date: clock.today() })
  await deliver()

  expect((await remove(professional)).status).toBe(204)
  const sent = await deliver()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([waiting.email, today.email, booked.email].toSorted())
  const [toWaiting, toBooked] = [waiting, booked].map(({ email }) => sent.find(({ to }) => to === email))
  expect(toWaiting?.subject).toBe('Pružatelj usluga za 12. lipnja 2027. izbrisao je račun')
  expect(toWaiting?.text).toContain('Pružatelj usluga kojem ste pisali izbrisao je svoj račun')
  expect(toWaiting?.text).not.toContain('dogovorili')
  expect(toBooked?.subject).toBe('Pružatelj usluga za 3. srpnja 2027. izbrisao je račun')
  expect(toBooked?.text).toContain('Brisanje računa samo po sebi ne otkazuje ono što ste dogovorili.')
  // It was booked without an offer, so no mail of ours has an amount.
  expect(toBooked?.text).toContain(
    'njegove podatke imate u porukama koje smo vam slali, a ako ste prihvatili ponudu, i iznos',
  )
  expect(toBooked?.text).toContain('Fotografija')
  expect(toBooked?.text).toContain(`https://zauvijek.test/?category_id=${professional.category_id}&date=2027-07-03\n`)
  for (const { text } of sent) expect(text).not.toContain('Đorđević')
})

test('a couple that has deleted its account meanwhile is not written to', async () => {
  const [professional, couple] = [await make.professional(), await make.couple()]
  await make.lead({ professional_id: professional.id, couple_id: couple.id, event_date: june })
  await remove(professional)
  await remove(couple)
  expect(await deliver()).toEqual([])
})

test('a deletion that is refused tells nobody', async () => {
  const { id, token } = await make.professional()
  await make.lead({ professional_id: id, event_date: june })
  await deliver()
  expect((await call('DELETE', '/account', { token, body: { password: 'pogrešna' } })).status).toBe(422)
  expect(await queuedMails(db)).toEqual([])
})

test('a professional that has answered is told that the couple has deleted its account, once, and one that has not is not', async () => {
  const couple = await make.couple({ name: 'Ana i Ivo' })
  const [booked, answered, asked, refused, over, suspended] = await Promise.all([
    make.professional(),
    make.professional(),
    make.professional(),
    make.professional(),
    make.professional(),
    make.professional(),
  ])
  const of = { couple_id: couple.id, event_date: june }
  await make.lead({ ...of, professional_id: booked.id, status: 'contacted' })
  await make.lead({ ...of, professional_id: booked.id, status: 'booked', event_date: july })
  await make.lead({ ...of, professional_id: answered.id, status: 'interested' })
  await make.lead({ ...of, professional_id: asked.id })
  await make.lead({ ...of, professional_id: refused.id, status: 'rejected' })
  await make.lead({ ...of, professional_id: over.id, status: 'booked', event_date: past })
  await make.lead({ ...of, professional_id: suspended.id, status: 'booked' })
  const suspend = "update users set suspended_at = now(), suspension_reason = 'x' where id = $1"
  await database.pool.query(suspend, [suspended.user.id])
  await deliver()

  expect((await remove(couple)).status).toBe(204)
  const sent = await deliver()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([booked.user.email, answered.user.email].toSorted())
  const [toBooked, toAnswered] = [booked, answered].map(({ user }) => sent.find(({ to }) => to === user.email))
  expect(toBooked?.subject).toBe('Par s rezervacijom za 3. srpnja 2027. izbrisao je račun')
  expect(toBooked?.text).toContain('dan u kalendaru ostaje rezerviran')
  expect(toAnswered?.subject).toBe('Par s upitom za 12. lipnja 2027. izbrisao je račun')
  expect(toAnswered?.text).not.toContain('dogovorili')
  for (const { text, html } of sent) expect(`${text} ${html}`).not.toMatch(/Ana|primjer/)
})

test('a professional is told that a lead is withdrawn once it has answered', async () => {
  const [couple, professional] = [await make.couple(), await make.professional()]
  const of = { professional_id: professional.id, couple_id: couple.id }
  const [unanswered, answered] = [
    await make.lead({ ...of, event_date: july }),
    await make.lead({ ...of, event_date: june, status: 'interested' }),
  ]
  await deliver()
  for (const { id } of [unanswered, answered])
    expect((await call('DELETE', `/leads/${id}`, { token: couple.token })).status).toBe(204)
  const [mail, ...others] = await deliver()
  expect(others).toEqual([])
  expect([mail?.to, mail?.subject]).toEqual([professional.user.email, 'Par je povukao upit za 12. lipnja 2027.'])
  expect(mail?.text).toContain('https://zauvijek.test/professional/calendar\n')
})
