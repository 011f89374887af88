import { afterAll, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { readConfig } from '#server/config.ts'
import { removeOldContactMessages } from './service.ts'

const operator = { ...readConfig({}).operator, email: 'pitanja@ivic.test' }
const { call, db, deps, clock, close } = await makeTestApp({ config: { operator } })
afterAll(close)

let last = 0
const body = (overrides: object = {}) => ({
  name: ' Ana Anić ',
  email: `ana${++last}@primjer.test`,
  message: 'Kako promijeniti grad?\n\nHvala',
  ...overrides,
})
const stored = () => db.selectFrom('contact_messages').selectAll().execute()

test('a message to the operator waits for its mail alone', async () => {
  const { status, body: answer } = await call('POST', '/contact', { body: body({ email: 'ana@primjer.test' }) })
  expect([status, answer]).toEqual([202, { message: 'Poruka je poslana. Odgovor stiže na vašu e-mail adresu.' }])
  const [message] = await stored()
  expect(message).toMatchObject({
    name: 'Ana Anić',
    email: 'ana@primjer.test',
    message: 'Kako promijeniti grad?\n\nHvala',
  })
  expect(await queuedMails(db)).toEqual([{ kind: 'contact_message', contact_message_id: message?.id }])
  clock.forward(7 * 86_400 + 1)
  await removeOldContactMessages(deps)
  expect(await stored()).toEqual([])
})

test.each([
  ['name', '', 'Ovo polje je obavezno.'],
  ['email', 'nije adresa', 'Unesite ispravnu e-mail adresu.'],
  ['email', 'a@b.hr, c@d.hr', 'Unesite ispravnu e-mail adresu.'],
  ['message', ' \n ', 'Ovo polje je obavezno.'],
  ['message', 'x'.repeat(5001), 'Najviše 5.000 znakova.'],
  ['referral_code', 'https://kupi.test', 'Ovo polje ostavite praznim.'],
])('%s %j is refused beside its field, and nothing is stored', async (field, value, sentence) => {
  const { status, body: answer } = await call('POST', '/contact', { body: body({ [field]: value }) })
  expect([status, answer.errors]).toEqual([422, { [field]: [sentence] }])
  expect(await stored()).toEqual([])
})

test('one sender and one address are throttled', async () => {
  clock.forward(3_601)
  const same = body({ email: 'ista@primjer.test' })
  const statuses = []
  for (let count = 0; count < 6; count++) statuses.push((await call('POST', '/contact', { body: same })).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  for (let count = 0; count < 4; count++) expect((await call('POST', '/contact', { body: body() })).status).toBe(202)
  const { status, headers } = await call('POST', '/contact', { body: body() })
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})

test('the same message of the same sender is sent once an hour, as where the answer was lost', async () => {
  clock.forward(3_601)
  const message = body({ email: 'dvaput@primjer.test' })
  const send = (of: object) => call('POST', '/contact', { body: of })
  const sent = async () => {
    const ids = (await stored()).filter(({ email }) => email === 'dvaput@primjer.test').map(({ id }) => id)
    const mails = await queuedMails(db)
    expect(mails.filter((mail) => 'contact_message_id' in mail && ids.includes(mail.contact_message_id))).toHaveLength(
      ids.length,
    )
    return ids.length
  }
  const answers = await Promise.all([send(message), send({ ...message, name: 'Ana Anić ' })])
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [202, answers[0].text],
    [202, answers[0].text],
  ])
  expect(await sent()).toBe(1)
  await send({ ...message, message: 'Kako promijeniti županiju?' })
  expect(await sent()).toBe(2)
  clock.forward(3_601)
  await send(message)
  expect(await sent()).toBe(3)
})

test('without an address in the configuration nothing is promised', async () => {
  const other = await makeTestApp()
  onTestFinished(other.close)
  const { status, body: answer } = await other.call('POST', '/contact', { body: body() })
  expect([status, answer.message]).toEqual([422, expect.stringContaining('još nije upisao adresu')])
  expect(await other.db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
})
