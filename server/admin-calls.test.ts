import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { makeTestApp } from '#test/app.ts'

const { app, call, make, close } = await makeTestApp()
afterAll(close)

const document = (await app.inject('/api/openapi.json')).json()
const calls = Object.entries<Record<string, object>>(document.paths)
  .filter(([path]) => path.startsWith(`${API_BASE}/admin/`))
  .flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET',
      path: path.slice(API_BASE.length),
    })),
  )
const couple = await make.couple()
const professional = await make.professional()

test('the calls of admins are known', () => {
  expect(calls.length).toBe(17)
})

test.each(calls)('$method $path is for admins alone', async ({ method, path }) => {
  const address = path.replace('{id}', String(professional.id))
  for (const token of [undefined, 'no-token']) {
    const { status, body } = await call(method, address, { token })
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  }
  for (const { token } of [couple, professional]) {
    const { status, body } = await call(method, address, { token })
    expect([status, body.code]).toEqual([403, 'forbidden'])
  }
})
