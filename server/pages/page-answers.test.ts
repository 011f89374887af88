import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PageRenderer } from '#contract/page-environment.ts'
import { linkPages } from '#contract/paths.ts'
import { makeTestApp } from '#test/app.ts'
import { renderedPage } from '#test/rendered-page.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'zauvijek-pages-'))
mkdirSync(join(clientFolder, 'assets'))

const render: PageRenderer = async (request, { today }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/help.data')
    return { ...renderedPage('[]'), headers: new Headers({ 'content-type': 'text/x-turbo' }) }
  return { ...renderedPage(today), status: Number(/^\/(404|503)$/.exec(pathname)?.[1] ?? 200) }
}

const { app, clock, close } = await makeTestApp({ web: { render, clientFolder } })
afterAll(async () => {
  await close()
  rmSync(clientFolder, { recursive: true })
})

test.each(linkPages)('%s, whose address has a token, is named to no other site', async (path) => {
  const referrerPolicy = async (url: string) => (await app.inject(url)).headers['referrer-policy']
  expect(await referrerPolicy(`${path}?token=tajna`)).toBe('no-referrer')
  expect(await referrerPolicy('/help?token=tajna')).toBe('strict-origin-when-cross-origin')
})

test.each([
  ['/help', 200, 'no-cache', undefined],
  ['/404', 404, 'no-store', undefined],
  ['/503', 503, 'no-store', '5'],
])('the page %s is answered with %i, and stored as %s', async (path, status, cacheControl, retryAfter) => {
  const { statusCode, headers } = await app.inject(path)
  expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([status, cacheControl, retryAfter])
})

test.each([
  ['/Favorites', '/favorites'],
  ['/Professional/Leads?status=new', '/professional/leads?status=new'],
  ['/Reset-Password?token=Tajna%2B', '/reset-password?token=Tajna%2B'],
  ['/PROFESSIONALS/7/', '/professionals/7'],
  ['/%C4%8Cetiri/Ku%4Da', '/%C4%8Cetiri/kuma'],
  ['//Elsewhere.test', '/elsewhere.test'],
])('%s, which has capital letters, leads to %s', async (url, location) => {
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, location, 'no-store'])
})

test.each([
  ['/%66avorites', '/favorites'],
  ['/Professional/%6ceads?status=new', '/professional/leads?status=new'],
  ['/sign%2Din', '/sign-in'],
])('%s, which encodes what needs no encoding, leads to %s', async (url, location) => {
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, location, 'no-store'])
})

test('letters that are written as bytes lead nowhere else', async () => {
  expect((await app.inject('/%C4%8Cetiri/%c5%a1est')).statusCode).toBe(200)
})

test('what is no page is not found', async () => {
  expect((await app.inject('/help.data')).statusCode).toBe(404)
})

test('a page is of one day', async () => {
  const before = await app.inject('/about')
  clock.forward(86_400)
  const { body } = await app.inject('/about')
  expect([before.body, body]).toEqual(['2027-03-15', '2027-03-16'])
})
