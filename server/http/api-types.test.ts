import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const build = mkdtempSync(join(tmpdir(), 'zauvijek-types-'))
const clientFolder = join(build, 'client')
mkdirSync(join(clientFolder, 'assets'), { recursive: true })
const render = () => Promise.reject(new Error('no page is asked for'))
const { app, close } = await makeTestApp({ web: { render, clientFolder } })
afterAll(async () => {
  await close()
  rmSync(build, { recursive: true })
})

test('the types of the API are not found until they are built, then they are text with an ETag', async () => {
  expect((await app.inject('/api/types.d.ts')).statusCode).toBe(404)
  writeFileSync(join(build, 'zauvijek-api.d.ts'), 'export interface paths {}')
  const { statusCode, headers, body } = await app.inject('/api/types.d.ts')
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'export interface paths {}',
  ])
  const unchanged = await app.inject({ url: '/api/types.d.ts', headers: { 'if-none-match': String(headers['etag']) } })
  expect(unchanged.statusCode).toBe(304)
})
