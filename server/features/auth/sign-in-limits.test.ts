import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'

// Guesses by the hundred; hashing each for real would take a minute.
const passwords = {
  hash: async (password: string) => password,
  verify: async (password: string) => password === PASSWORD,
}
const { app, make, db, clock, close } = await makeTestApp({ passwords })
afterAll(close)

const attempt = (email: string, password: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/api/v1/login', payload: { email, password }, remoteAddress })

const countRows = async () => (await db.selectFrom('rate_limits').select('key').execute()).length

/** Guesses until the answer is 429; how many were let through. */
async function guess(email: string, address: (number: number) => string, most = 1_000): Promise<number> {
  for (let number = 0; number < most; number++) {
    const { statusCode } = await attempt(email, 'pogrešna', address(number))
    if (statusCode === 429) return number
  }
  return most
}

test('who guesses at somebody’s password is throttled, and its owner still signs in from elsewhere', async () => {
  const { email } = await make.couple()
  expect(await guess(email, () => '198.51.100.1')).toBe(10)
  expect((await attempt(email, PASSWORD, '198.51.100.1')).statusCode).toBe(429)
  expect((await attempt(email, PASSWORD, '203.0.113.7')).statusCode).toBe(200)
})

test('a home with its many addresses of IPv6 guesses no more often', async () => {
  const { email } = await make.couple()
  expect(await guess(email, (number) => `2001:db8::${number.toString(16)}`)).toBe(10)
})

test('a customer with thousands of networks of IPv6 guesses twice as often, and does not lock the owner out', async () => {
  const { email } = await make.couple()
  expect(await guess(email, (number) => `2001:db8:78:${number.toString(16)}::1`)).toBe(20)
  expect((await attempt(email, PASSWORD, '203.0.113.9')).statusCode).toBe(200)
})

test('nor does it keep the owner from a new password', async () => {
  const { email } = await make.couple()
  const forget = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/api/v1/forgot-password', payload: { email }, remoteAddress })).statusCode
  let number = 0
  while (number < 100 && (await forget(`2001:db8:79:${number.toString(16)}::1`)) === 202) number++
  expect([number, await forget('203.0.113.9')]).toEqual([10, 202])
})

test('a customer with thousands of networks of IPv6 finds out about ten times as many addresses, and no more', async () => {
  const taken = [await make.couple(), await make.couple(), await make.couple(), await make.couple()]
  const register = async (number: number) => {
    const email = taken[number % 4]?.email ?? ''
    const person = { role: 'couple', name: 'Iva', password: 'dovoljno duga', password_confirmation: 'dovoljno duga' }
    const remoteAddress = `2001:db8:77:${number.toString(16)}::1`
    const payload = { ...person, email }
    return (await app.inject({ method: 'POST', url: '/api/v1/register', payload, remoteAddress })).statusCode
  }
  let number = 0
  while ((await register(number)) === 422) number++
  expect(number).toBe(100)
})

test('an address has one counter, however it is spelt', async () => {
  const { email } = await make.couple({ email: 'iskra.ilic@primjer.test' })
  const spellings = [email, email.toUpperCase(), email.replaceAll('i', 'İ'), email.replace('i', 'İ')]
  for (const spelling of spellings) expect((await attempt(spelling, PASSWORD, '198.51.100.9')).statusCode).toBe(200)
  let number = 0
  while ((await attempt(spellings[number % 4] ?? '', 'pogrešna', '198.51.100.9')).statusCode === 422) number++
  expect(number).toBe(10)
})

test('guessing from many networks ends as well, until the time is over', async () => {
  const { email } = await make.couple()
  expect(await guess(email, (number) => `198.51.${number}.1`, 255)).toBe(100)
  expect((await attempt(email, PASSWORD, '203.0.113.8')).statusCode).toBe(429)
  clock.forward(901)
  expect((await attempt(email, PASSWORD, '203.0.113.8')).statusCode).toBe(200)
})

test('guesses from many networks do not lock an owner out where it has signed in within 90 days', async () => {
  const { email } = await make.couple()
  const home = '203.0.113.21'
  const day = 24 * 3_600
  const signInAtHome = async () => (await attempt(email, PASSWORD, home)).statusCode
  const guessEverywhere = () => guess(email, (number) => `198.51.${number}.2`, 255)
  expect(await signInAtHome()).toBe(200)
  clock.forward(80 * day)
  expect([await guessEverywhere(), await signInAtHome()]).toEqual([100, 200])
  clock.forward(80 * day)
  expect([await guessEverywhere(), await signInAtHome()]).toEqual([100, 200])
  // Guesses from there are throttled like anywhere else.
  expect(await guess(email, () => home)).toBe(10)
  clock.forward(91 * day)
  expect([await guessEverywhere(), await signInAtHome()]).toEqual([100, 429])
})

test('a network known to one account is not known to another', async () => {
  const [one, other] = [await make.couple(), await make.couple()]
  const shared = '203.0.113.22'
  expect((await attempt(one.email, PASSWORD, shared)).statusCode).toBe(200)
  await guess(other.email, (number) => `198.51.${number}.3`, 255)
  expect((await attempt(other.email, PASSWORD, shared)).statusCode).toBe(429)
})

test('a call that is refused for its address counts against no account and adds no row', async () => {
  const { email } = await make.couple()
  for (let number = 0; number < 60; number++) await attempt(`nitko${number}@primjer.test`, 'x', '198.51.100.2')
  const rows = await countRows()
  expect(await guess(email, () => '198.51.100.2')).toBe(0)
  expect((await attempt('novi@primjer.test', 'x', '198.51.100.2')).statusCode).toBe(429)
  expect(await countRows()).toBe(rows)
})

test('a call that its network’s counter refuses does not count against all of the account', async () => {
  const { email } = await make.couple()
  for (const network of ['198.51.100.3', '198.51.100.4', '198.51.100.5'])
    for (let number = 0; number < 40; number++) await attempt(email, 'pogrešna', network)
  // Thirty were let through, of a hundred.
  expect(await guess(email, (number) => `203.0.${number}.1`, 255)).toBe(70)
})

test('who knows the password does not fill the table of sessions either', async () => {
  const { email } = await make.couple()
  let number = 0
  while (number < 200 && (await attempt(email, PASSWORD, '198.51.100.10')).statusCode === 200) number++
  expect(number).toBe(100)
  expect((await attempt(email, PASSWORD, '203.0.113.10')).statusCode).toBe(200)
  clock.forward(901)
  expect((await attempt(email, PASSWORD, '198.51.100.10')).statusCode).toBe(200)
})
