import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { queuedMails } from '#test/queued-mails.ts'

// Hashing each password for real would take seconds.
const passwords = {
  hash: async (password: string) => password,
  verify: async (password: string, stored: string | undefined) => password === stored || password === PASSWORD,
}
const { app, call, db, make, clock, close } = await makeTestApp({ passwords })
afterAll(close)

interface Attempt {
  token: string
  body: object
  from?: string
}

async function put(url: string, { token, body, from = '198.51.100.1' }: Attempt): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method: 'PUT', url: `/api/v1${url}`, headers, payload: body, remoteAddress: from })
  return answer.statusCode
}

/** Repeats it until it is throttled; how many were let through. */
async function countUntilThrottled(attempt: (number: number) => Promise<number>, most = 100): Promise<number> {
  for (let number = 0; number < most; number++) if ((await attempt(number)) === 429) return number
  return most
}

test('an account sends mails to the addresses of others ten times an hour, and of a new password twenty times', async () => {
  const { name, token } = await make.couple()
  const moved = await countUntilThrottled((number) =>
    put('/account', { token, body: { name, email: `tudja${number % 2}@primjer.test`, current_password: PASSWORD } }),
  )
  expect(moved).toBe(10)
  const renewed = await countUntilThrottled((number) => {
    const password = `dovoljno duga ${number % 2}`
    const body = { current_password: PASSWORD, password, password_confirmation: password }
    return put('/account/password', { token, body })
  })
  expect(renewed).toBe(20)
  expect((await queuedMails(db)).filter(({ kind }) => kind === 'address_changed')).toHaveLength(10)
})

test('a new name and number are no new address', async () => {
  const { email, token } = await make.couple()
  const change = (number: number) =>
    put('/account', { token, body: { name: `Iva ${number}`, email: email.toUpperCase() } })
  expect(await countUntilThrottled(change, 30)).toBe(30)
})

test('who has an account is not found out by many accounts of one network', async () => {
  const { email } = await make.couple()
  const found = await countUntilThrottled(async () => {
    const { name, token } = await make.couple()
    return put('/account', { token, body: { name, email, current_password: PASSWORD }, from: '203.0.113.9' })
  })
  expect(found).toBe(10)
})

test('who is over the limits of an hour and of a day is told to wait for the day', async () => {
  const { token } = await make.couple()
  const ask = () => call('POST', '/account/confirmation', { token })
  const askTimes = (times: number) => Promise.all(Array.from({ length: times }, ask))
  await askTimes(5)
  clock.forward(3_600)
  // Five of them are an hour's, and ten a day's.
  await askTimes(5)
  const { status, headers } = await ask()
  expect([status, headers['retry-after']]).toEqual([429, String(23 * 3_600)])
})
