import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { makeTestApp } from '#test/app.ts'
import { ensureBuilt } from '#test/built.ts'
import { loadWebBuild } from './build.ts'

ensureBuilt()
const { deps, close } = await makeTestApp()
afterAll(close)
const failing = {
  ...deps,
  web: await loadWebBuild(join(import.meta.dirname, '../../build')),
  db: new Proxy(deps.db, {
    get: () => () => {
      throw new Error('a secret')
    },
  }),
}
const node = await buildApp(failing)
afterAll(() => node.close())

const open = (url: string) => node.inject({ url, headers: { accept: 'text/html' } })

test('a page that fails quotes the id of its request below its sentence, and nothing of the reason', async () => {
  const { statusCode, headers, body } = await open('/professionals')
  expect(statusCode).toBe(500)
  expect(body).toContain(`>Oznaka pogreške: ${String(headers['x-request-id']).slice(0, 8)}</p>`)
  expect(body).not.toContain('secret')
})

test('a page that is not there has nothing to quote', async () => {
  const { statusCode, body } = await open('/nema-je')
  expect(statusCode).toBe(404)
  expect(body).not.toContain('Oznaka pogreške')
})
