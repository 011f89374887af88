import { afterAll, expect, onTestFinished, test } from 'vitest'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { inventOperator } from '#demo/operator.ts'
import { type Config, readConfig } from '#server/config.ts'

const given = {
  name: 'Vjenčanja Ivić, obrt',
  address: 'Ilica 1, 10000 Zagreb',
  oib: '12345678903',
  email: 'pitanja@ivic.test',
  phone: '+385 1 234 5678',
  isFictional: false,
}
const nothing = readConfig({}).operator

const { app, call, close } = await makeTestApp({ config: { operator: given } })
afterAll(close)

async function siteOf(operator: Config['operator']) {
  const other = await makeTestApp({ config: { operator } })
  onTestFinished(other.close)
  return (await other.call('GET', '/site')).body.data
}

test('everyone reads who runs the site', async () => {
  const { status, body, headers } = await call('GET', '/site')
  expect(status).toBe(200)
  expect(body).toEqual({
    data: {
      operator_name: 'Vjenčanja Ivić, obrt',
      operator_address: 'Ilica 1, 10000 Zagreb',
      operator_oib: '12345678903',
      contact_email: 'pitanja@ivic.test',
      contact_phone: '+385 1 234 5678',
      fictional: false,
    },
  })
  expect((await call('GET', '/site', { headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(304)
})

test('the demo marketplace has an operator that is called invented', async () => {
  expect(await siteOf(inventOperator(nothing))).toMatchObject({
    operator_name: expect.stringContaining('izmišljena'),
    operator_oib: null,
    contact_email: expect.stringMatching(/\.example$/),
    fictional: true,
  })
})

test('nothing is invented outside the demo marketplace', async () => {
  const site = await siteOf(nothing)
  expect(Object.values(site)).toEqual([null, null, null, null, null, false])
})

test('a single real value drives out all invented ones', async () => {
  const site = await siteOf(inventOperator({ ...nothing, email: 'pitanja@ivic.test' }))
  expect(site).toMatchObject({ operator_name: null, contact_email: 'pitanja@ivic.test', contact_phone: null })
  expect(site.fictional).toBe(false)
})

const readSecurityContact = async (config: Partial<Config>) => {
  const other = await makeTestApp({ config })
  onTestFinished(other.close)
  const read = () => other.app.inject({ url: '/.well-known/security.txt' })
  return { read, ...other }
}

test('who finds a hole reads where to report it, until a day that is always ahead', async () => {
  const { read, clock } = await readSecurityContact({ operator: given, publicUrl: 'https://vjencanja.test' })
  const contactUntil = (day: string) =>
    [
      'Contact: mailto:pitanja@ivic.test',
      'Contact: https://vjencanja.test/contact',
      `Expires: ${addDays(toCalendarDay(day), 180)}T00:00:00Z`,
      'Preferred-Languages: hr, en',
      'Canonical: https://vjencanja.test/.well-known/security.txt',
      '',
    ].join('\n')
  const today = clock.today()
  const { statusCode, headers, body } = await read()
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', contactUntil(today)])
  clock.forward(200 * 86_400)
  expect((await read()).body).toBe(contactUntil(addDays(today, 200)))
})

test('without HTTPS an address of a page is no contact, and without a real operator nobody is', async () => {
  const { read } = await readSecurityContact({ operator: given, publicUrl: 'http://vjencanja.test' })
  const { body } = await read()
  expect(body).toContain('mailto:')
  expect(body).not.toContain('http:')
  for (const operator of [nothing, inventOperator(nothing)])
    expect((await (await readSecurityContact({ operator })).read()).statusCode).toBe(404)
})

test('a password manager is led to where the password is changed', async () => {
  const { statusCode, headers } = await app.inject({ url: '/.well-known/change-password' })
  expect([statusCode, headers.location]).toEqual([302, '/profile'])
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await app.inject({ url: unknown })).statusCode).toBe(404)
})
