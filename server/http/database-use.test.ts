import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import { createDeps } from '#server/deps.ts'

const { deps, make, close } = await makeTestApp()
const { config, clock, db, pool } = deps
const app = await buildApp(createDeps({ config, clock, db, pool }))
const uses: unknown[] = []
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
  expect(uses).toEqual([
    { share: 'personal', hasBegun: false, account: id },
    { share: 'personal', hasBegun: false },
  ])
})
