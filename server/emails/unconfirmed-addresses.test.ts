import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/calendar-day.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { remindOfLeads } from '#server/features/lead-reminders/service.ts'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { mailerWith } from '#test/mails.ts'
import { offerBody } from '#test/offer-inputs.ts'
import { takePlace } from './daily-limit.ts'

const mails: Mail[] = []
let isServerAway = false
const mailer = mailerWith(async (mail) => {
  if (isServerAway) throw new UnavailableError('no connection')
  mails.push(mail)
})
const { call, deps, make, db, clock, runJobs, close } = await makeTestApp({ mailer })
afterAll(close)
beforeEach(() => void mails.splice(0))

const words = 'Nagrada čeka na zlo.primjer.test'
let strangers = 0

/** Gives the account the address of somebody who knows nothing of it. */
async function takeAddress({ name, token }: { name: string; token: string }): Promise<string> {
  const email = `tudja${++strangers}@primjer.test`
  const body = { name, email, current_password: PASSWORD }
  expect((await call('PUT', '/account', { token, body })).status).toBe(200)
  return email
}

/** The mails to that address, once all that waits has gone; those about the account itself left out. */
async function deliver(to: string): Promise<Mail[]> {
  await runJobs()
  return mails.splice(0).filter((mail) => mail.to === to && mail.subject !== 'Potvrdite svoju e-mail adresu')
}

const confirm = (email: string) =>
  db.updateTable('users').set({ email_confirmed_at: clock.now() }).where('email', '=', email).execute()

async function prepare() {
  const professional = await make.professional({ isConfirmed: true })
  const couple = await make.couple({ email_confirmed_at: clock.now() })
  const owner = { name: professional.user.name, token: professional.token }
  return { professional, owner, couple }
}

function expectWithheld(mail: Mail | undefined) {
  expect(mail?.text).toContain('još nije potvrđena')
  for (const text of [mail?.text, mail?.html]) expect(text).not.toContain('zlo.primjer')
}

/** An offer with these words in its lines. */
async function offer(professional: { id: number; token: string }, couple: { id: number }): Promise<number> {
  const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'contacted' })
  const items = [{ label: words, quantity: 1, unit_price: 1_500 }]
  const body = { ...offerBody, items }
  const { body: sent } = await call('POST', `/leads/${lead.id}/offers`, { token: professional.token, body })
  return sent.data.id
}

test('an enquiry is told, and not quoted, to an address that a professional has taken since it was approved', async () => {
  const { professional, owner, couple } = await prepare()
  const to = await takeAddress(owner)
  const body = { professional_id: professional.id, event_date: '2027-09-11', message: words }
  expect((await call('POST', '/leads', { token: couple.token, body })).status).toBe(201)
  const [mail, ...others] = await deliver(to)
  expect(others).toEqual([])
  expect(mail?.text.split('\n')[0]).toBe('Imate novi upit')
  expectWithheld(mail)
  clock.forward(49 * 3_600)
  await remindOfLeads(deps)
  const [reminder] = await deliver(to)
  expect(reminder?.text.split('\n')[0]).toBe('Par čeka vaš odgovor')
  expectWithheld(reminder)
  await confirm(to)
  const { token } = await make.couple()
  expect((await call('POST', '/leads', { token, body })).status).toBe(201)
  expect(await deliver(to)).toMatchObject([{ text: expect.stringContaining(`> ${words}`) }])
})

test('an agreement has no words of its professional at an address that nobody has confirmed', async () => {
  const { professional, couple } = await prepare()
  const to = await takeAddress(couple)
  const id = await offer(professional, couple)
  await deliver(to)
  expect((await call('POST', `/offers/${id}/accept`, { token: couple.token })).status).toBe(200)
  const [mail, ...others] = await deliver(to)
  expect(others).toEqual([])
  expect(mail?.text.split('\n')[0]).toBe('Dogovoreno je')
  expectWithheld(mail)
  expect(mail?.text).toContain('Ukupno: €\u00A01.500')
})

test('why an offer was declined is not told to an address that its professional has only typed', async () => {
  const { professional, owner, couple } = await prepare()
  const to = await takeAddress(owner)
  const id = await offer(professional, couple)
  await call('POST', `/offers/${id}/decline`, { token: couple.token, body: { reason: words } })
  const [mail] = await deliver(to)
  expect(mail?.text.split('\n')[0]).toBe('Par nije prihvatio ponudu')
  for (const text of [mail?.text, mail?.html]) expect(text).not.toContain('zlo.primjer')
})

test('an answer to a review is told, and not quoted, to an address that its author has taken since', async () => {
  const { professional, couple } = await prepare()
  const review = await make.review({ professional_id: professional.id, couple_id: couple.id })
  const to = await takeAddress(couple)
  const reply = { token: professional.token, body: { body: words } }
  expect((await call('PUT', `/reviews/${review.id}/reply`, reply)).status).toBe(200)
  const [mail] = await deliver(to)
  expect(mail?.subject).toBe('Odgovor na vašu recenziju')
  expectWithheld(mail)
})

test('an address that nobody has confirmed gets fifteen mails a day about accounts, of however many that take it in turn', async () => {
  const to = 'tudja@šator.test'
  const hosts = ['šator.test', 'xn--ator-f6a.test', 'ŠATOR.test']
  const isTheirs = (mail: Mail) => hosts.some((host) => mail.to.endsWith(`@${host}`))
  for (let account = 0; account < 6; account++) {
    const { name, token } = await make.couple()
    const spelled = `T.udja+${account}@${hosts[account % hosts.length]}`
    for (const email of [to, `dalje${account}@primjer.test`, spelled, `dalje${account}@primjer.test`]) {
      const body = { name, email, current_password: PASSWORD }
      expect((await call('PUT', '/account', { token, body })).status).toBe(200)
      await runJobs()
    }
    clock.forward(1_800)
  }
  expect(mails.filter(isTheirs)).toHaveLength(15)
  clock.forward(86_400)
  const { name, token } = await make.couple()
  const body = { name, email: to, current_password: PASSWORD }
  expect((await call('PUT', '/account', { token, body })).status).toBe(200)
  await runJobs()
  expect(mails.filter(isTheirs)).toHaveLength(16)
})

test('it gets thirty about enquiries and a link for a new password beside them, and a confirmed one all', async () => {
  const professional = await make.professional()
  const couples = [await make.couple(), await make.couple({ email_confirmed_at: clock.now() })]
  for (const { id: couple_id } of couples)
    for (let count = 0; count < 33; count++) {
      const day = { event_date: addDays(clock.today(), 10 + count) }
      const { id } = await make.lead({ professional_id: professional.id, couple_id, ...day })
      await call('PUT', `/leads/${id}`, { token: professional.token, body: { status: 'contacted' } })
    }
  for (const { email } of couples) await call('POST', '/forgot-password', { body: { email } })
  await runJobs()
  const counts = couples.map(({ email }) => {
    const own = mails.filter((mail) => mail.to === email)
    const links = own.filter((mail) => mail.subject === 'Nova lozinka za vaš račun')
    return [own.length - links.length, links.length]
  })
  expect(counts).toEqual([
    [30, 1],
    [33, 1],
  ])
})

test('a mail that fails forty times is one of them', async () => {
  const { id, email } = await make.couple()
  const send = (key: string) =>
    jobHandlers(deps)['send-mail']({ kind: 'welcome', user_id: id }, { key, signal: new AbortController().signal })
  isServerAway = true
  for (let attempt = 0; attempt < 40; attempt++) await expect(send('one')).rejects.toThrow('no connection')
  isServerAway = false
  for (let mail = 0; mail < 15; mail++) await send(`${mail}`)
  await expect(send('another')).rejects.toThrow('has had its mails of the day')
  expect(mails.filter(({ to }) => to === email)).toHaveLength(15)
})

test('an address that was replaced is stored no longer, also where its mails of the day are used up', async () => {
  const { id: user_id } = await make.couple()
  const to = 'prijasnja@primjer.test'
  const former = { user_id, email: to, created_at: clock.now() }
  const { id } = await db.insertInto('former_addresses').values(former).returning('id').executeTakeFirstOrThrow()
  for (let mail = 0; mail < 15; mail++) await takePlace(deps, { kind: 'welcome', to, isConfirmed: false })
  const job = { kind: 'address_changed', former_address_id: id } as const
  await expect(
    jobHandlers(deps)['send-mail'](job, { key: 'former', signal: new AbortController().signal }),
  ).rejects.toThrow('has had its mails of the day')
  const stored = db.selectFrom('former_addresses').select('email').where('id', '=', id)
  expect([mails, await stored.execute()]).toEqual([[], []])
})
