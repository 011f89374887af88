import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { mailerWith } from '#test/mails.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'

const mails: Mail[] = []
const mailer = mailerWith(async (mail) => void mails.push(mail))
const { call, make, runJobs, close } = await makeTestApp({ mailer })
afterAll(close)

const mailTo = (email: string, subject: string) =>
  mails.filter((mail) => mail.to === email && mail.subject.includes(subject))
const tokenIn = (mail: Mail | undefined) => /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]

const email = 'iva.marko@primjer.test'
const person = { role: 'couple', name: 'Iva i Marko', email, password: PASSWORD, password_confirmation: PASSWORD }

test('the links of the mails do what they say, from registration to a new password', async () => {
  const { token } = (await call('POST', '/register', { body: person })).body
  await runJobs()
  const confirmation = tokenIn(mailTo(email, 'Dobro došli')[0])
  expect((await call('POST', '/confirm-email', { body: { token: confirmation, password: PASSWORD } })).status).toBe(200)
  expect((await call('GET', '/auth/me', { token })).body.data.email_confirmed).toBe(true)

  await call('POST', '/forgot-password', { body: { email } })
  await call('POST', '/forgot-password', { body: { email } })
  await runJobs()
  const resets = mailTo(email, 'Nova lozinka')
  expect(resets).toHaveLength(1)
  const chosen = { password: 'sasvim nova', password_confirmation: 'sasvim nova' }
  const other = { password: 'opet druga', password_confirmation: 'opet druga' }
  const reset = async (to: object) =>
    (await call('POST', '/reset-password', { body: { token: tokenIn(resets[0]), ...to } })).status
  expect([await reset(chosen), await reset(other)]).toEqual([200, 409])
  expect((await call('POST', '/login', { body: { email, password: 'sasvim nova' } })).status).toBe(200)
})

test('a new lead reaches its professional, with the mark of a confirmed address', async () => {
  const couple = await make.couple({ email_confirmed_at: new Date('2027-01-01T10:00:00Z') })
  const professional = await make.professional()
  const body = { professional_id: professional.id, event_date: '2027-06-12', message: 'Jeste li slobodni?' }
  await call('POST', '/leads', { token: couple.token, body })
  await runJobs()
  const [mail] = mailTo(professional.user.email, 'Upit za')
  expect(mail?.text).toContain(`${couple.email} (potvrđen)`)
})

test('a lead that was withdrawn before its mail went out is told to nobody', async () => {
  const couple = await make.couple()
  const professional = await make.professional()
  const body = { professional_id: professional.id, event_date: '2027-06-12', message: 'Jeste li slobodni?' }
  const { data } = (await call('POST', '/leads', { token: couple.token, body })).body
  await call('DELETE', `/leads/${data.id}`, { token: couple.token })
  await runJobs()
  expect(mailTo(professional.user.email, '')).toEqual([])
})
