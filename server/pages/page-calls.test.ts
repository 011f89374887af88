import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PageRenderer } from '#contract/page-environment.ts'
import { makeTestApp } from '#test/app.ts'
import { renderedPage } from '#test/rendered-page.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'zauvijek-pages-'))
mkdirSync(join(clientFolder, 'assets'))

const login = {
  method: 'POST',
  path: '/api/v1/login',
  body: { email: 'nitko@primjer.test', password: 'pogrešna' },
} as const

const pageOf = (content: unknown) => renderedPage(JSON.stringify(content))

/** A page that calls the API twice, one of the calls being throttled. */
const render: PageRenderer = async (request, { transport }) => {
  if (request.url.endsWith('/missing'))
    return pageOf(await transport({ method: 'GET', path: '/api/v1/professionals/2147483647' }))
  const categories = await transport({ method: 'GET', path: '/api/v1/categories' })
  const answer = await transport(login)
  return pageOf([categories.status, answer.status])
}

/** One login from an address is allowed. */
const { app, call, database, close } = await makeTestApp({
  config: { rateLimitFactor: 0.001 },
  web: { render, clientFolder },
})
afterAll(async () => {
  await close()
  rmSync(clientFolder, { recursive: true })
})

test('what a page calls while it is rendered is no traffic: neither measured nor throttled', async () => {
  expect((await app.inject('/')).json()).toEqual([200, 422])
  expect((await app.inject('/?page=2')).json()).toEqual([200, 422])
  const counted = async () =>
    [
      ...(await app.inject('/metrics')).body.matchAll(
        /^http_request_duration_seconds_count\{.*route="([^"]+)".* (\d+)$/gm,
      ),
    ].map(([, route, count]) => [route, Number(count)])
  expect(await counted()).toEqual([['*', 2]])

  expect((await call('POST', '/login', { body: login.body })).status).toBe(422)
  expect((await call('POST', '/login', { body: login.body })).status).toBe(429)
  expect(await counted()).toContainEqual(['/api/v1/login', 1])
})

test('a read that fails is told as the framework tells it, after one statement', async () => {
  let statements = 0
  database.pool.on('acquire', () => statements++)
  const { status, body } = (await app.inject('/missing')).json()
  expect([status, body.code, statements]).toEqual([404, 'not_found', 1])
})
