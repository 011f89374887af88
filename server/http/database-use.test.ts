import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import { type DatabaseUse, runInUse, startUse } from '#server/db/shares.ts'
import { createDeps } from '#server/deps.ts'
import { callInternally } from './internal-calls.ts'

const { deps, make, close } = await makeTestApp()
const { config, clock, db, pool } = deps
const app = await buildApp(createDeps({ config, clock, db, pool }))
const uses: (DatabaseUse | undefined)[] = []
app.addHook('preHandler', async ({ databaseUse }) => void uses.push(databaseUse))
afterAll(async () => {
  await app.close()
  await close()
})

test('the connections of a request count towards its account, once it is known', async () => {
  const { token, id } = await make.couple()
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ url: '/api/v1/favorites', headers })).statusCode).toBe(200)
  const payload = { email: 'nitko@primjer.test', password: 'pogrešna' }
  expect((await app.inject({ method: 'POST', url: '/api/v1/login', payload })).statusCode).toBe(422)
  expect(uses).toMatchObject([
    { share: 'personal', hasBegun: false, account: id },
    { share: 'personal', hasBegun: false },
  ])
  expect(uses[1]).not.toHaveProperty('account')
})

test('those of a call that a page makes count towards the network of its visitor', async () => {
  const url = '/api/v1/categories'
  await app.inject({ url, remoteAddress: '198.51.100.7' })
  expect(uses.at(-1)?.network?.()).toBe('198.51.100.7')
  const page = startUse('public', () => '192.0.2.1')
  await runInUse(page, () => callInternally(app, { id: 'page' }, { method: 'GET', url }))
  expect(uses.at(-1)?.network?.()).toBe('192.0.2.1')
})
