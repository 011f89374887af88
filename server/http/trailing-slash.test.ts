import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Method } from '#contract/calls.ts'
import { makeTestApp } from '#test/app.ts'
import { registeredCallsOf } from '#test/registered-calls.ts'
import { renderedPage } from '#test/rendered-page.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'zauvijek-slash-'))
mkdirSync(join(clientFolder, 'assets'))
const render = async () => renderedPage('<p>page</p>')
const [{ app, make, close }, calls] = await registeredCallsOf(() => makeTestApp({ web: { render, clientFolder } }))
afterAll(async () => {
  await close()
  rmSync(clientFolder, { recursive: true })
})

await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo // it listens on a port

/** As it is written, which `fetch` would put right first. */
async function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: Method | 'HEAD'; headers?: object } = {},
) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...headers } })
  sent.end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode as number, location: answer.headers.location as string | undefined }
}

describe('a call with a slash at its end', () => {
  test.each(calls)('$key leads to the one without, by the same method and with the query', async ({ method, path }) => {
    const address = `/api/v1${path.replaceAll(/:\w+/g, '1')}`
    for (const query of ['', '?', '?page=2&city=Split%20grad', '?next=//evil.example/']) {
      const { status, location } = await ask(`${address}/${query}`, { method })
      expect([status, location]).toEqual([308, address + query])
    }
  })

  test('is answered there with the same token and body', async () => {
    const { token, email } = await make.couple()
    const base = `http://127.0.0.1:${port}/api/v1`
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const me = await fetch(`${base}/auth/me/`, { headers })
    expect([me.status, (await me.json()).data.email]).toEqual([200, email])
    const body = JSON.stringify({ professional_id: (await make.professional()).id })
    expect((await fetch(`${base}/favorites//`, { method: 'POST', headers, body })).status).toBe(201)
    expect((await fetch(`${base}/professionals/?per_page=1`)).url).toBe(`${base}/professionals?per_page=1`)
  })

  test.each(['/api/docs/', '/api/openapi.json/'])('%s is one as well', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 308, location: path.slice(0, -1) })
  })

  test('that does not exist is missing there', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/nothing/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/professionals/`, { method: 'DELETE' })).status).toBe(405)
  })
})

describe('the beginning of the API', () => {
  test.each(['/api', '/api/v1', '/api?x=1'])('%s leads to its documentation', async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      expect(await ask(path, { method })).toMatchObject({ status: 302, location: '/api/docs' })
    }
    expect((await ask(path, { method: 'POST' })).status).toBe(405)
  })

  test.each(['/api/', '/api/v1/', '/api//'])('%s leads there by the one without the slash', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 308, location: path.replace(/\/+$/, '') })
    const { status, url } = await fetch(`http://127.0.0.1:${port}${path}`)
    expect([status, url]).toEqual([200, `http://127.0.0.1:${port}/api/docs`])
  })
})

describe('a page with a slash at its end', () => {
  test.each([
    ['/help/', '/help'],
    ['/professionals/7/?month=2027-06', '/professionals/7?month=2027-06'],
    ['/reset-password/?token=abc', '/reset-password?token=abc'],
    ['/fotografija/split///?utm_source=x', '/fotografija/split?utm_source=x'],
    ['/%68elp/', '/help'],
    ['//', '/'],
    ['///?page=2', '/?page=2'],
  ])('%s is %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, location })
  })
})

describe('a target that names the whole address', () => {
  test.each([
    ['http://site.example/help', 200],
    ['HTTP://SITE.EXAMPLE:8080/help?x=1', 200],
    ['http://site.example', 200],
    ['https://site.example?city=Split', 200],
    ['http://site.example/api/v1/professionals', 200],
    ['http://site.example/api/v1/nothing', 404],
  ])('%s is the one of its path', async (path, status) => {
    expect(await ask(path)).toMatchObject({ status })
  })

  test('is put right as the path is', async () => {
    expect(await ask('http://site.example/HELP/?x=1')).toMatchObject({ status: 308, location: '/help?x=1' })
    const location = '/api/v1/professionals?x=1'
    expect(await ask('http://site.example/api/v1/professionals/?x=1')).toMatchObject({ status: 308, location })
  })

  test.each(['*', 'ftp://site.example/help'])('%s is none of this site', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400 })
  })
})

test.each([
  '//evil.example/',
  '///evil.example//',
  String.raw`/\evil.example/`,
  String.raw`/\/evil.example/`,
  '/.//evil.example/',
  '/a/..//evil.example/',
  '/%2e%2e//evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '//evil.example/%2e%2e/',
  '//user@evil.example:80/',
  '/https://evil.example/',
  'https://evil.example/',
  'https://evil.example/api/v1/professionals/',
  '//evil.example/api/v1/professionals/',
  '/api/v1/professionals/https://evil.example/',
  '/api/v1/professionals/%2f%2fevil.example/',
  String.raw`/api/v1/professionals/\evil.example/`,
  '/api/..//evil.example/',
  '/api/v1/professionals/%0d%0alocation:%20https:%2f%2fevil.example/',
  '/?x=//evil.example/',
])('%s leads to no other site', async (path) => {
  const { status, location = '/' } = await ask(path)
  expect([200, 308, 404]).toContain(status)
  expect(location).toMatch(/^\/(?![/\\])/)
  expect(new URL(location, 'https://site.example').host).toBe('site.example')
})
