import { afterAll, expect, onTestFinished, test } from 'vitest'
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

const { call, close } = await makeTestApp({ config: { operator: given } })
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
