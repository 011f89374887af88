import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { renderedPage } from '#test/rendered-page.ts'
import { removePictures } from './features/media/service.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'zauvijek-ready-'))
mkdirSync(join(clientFolder, 'assets'))
writeFileSync(join(clientFolder, 'assets/a.js'), 'export {}')
writeFileSync(join(clientFolder, 'assets/a.js.br'), 'compressed')
const render = async () => renderedPage('<p>page</p>')

const { app, call, deps, make, startNode, close } = await makeTestApp({ web: { render, clientFolder } })
const other = await startNode()
afterAll(async () => {
  await close()
  rmSync(clientFolder, { recursive: true })
})

/** Answers are ready only for requests that come over a connection. */
let here = ''
let there = ''
beforeAll(async () => {
  here = await app.listen({ host: '127.0.0.1', port: 0 })
  there = await other.app.listen({ host: '127.0.0.1', port: 0 })
})

const changing = ['x-request-id', 'date']

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  const lasting = [...answer.headers].filter(([name]) => !changing.includes(name))
  return { status: answer.status, headers: lasting, body: Buffer.from(await answer.arrayBuffer()).toString('base64') }
}
const read = async (url: string, token: string) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return answer.json() as Promise<{ data: unknown[] }>
}
const totalOf = async (url: string) => ((await (await fetch(url)).json()) as { total: number }).total

/** Requests of the route that the metrics have counted. */
async function counted(route: string): Promise<number> {
  const { body } = await app.inject('/metrics')
  const [, count] =
    new RegExp(`^http_request_duration_seconds_count\\{.*route="${route}",.*\\} (\\d+)$`, 'm').exec(body) ?? []
  return Number(count)
}

test('every kind of public answer is the same each time, for a signed-in person as well, and is counted', async () => {
  const { id, token } = await make.professional()
  const paths = {
    '/api/v1/professionals': '/api/v1/professionals',
    [`/api/v1/professionals/${id}`]: '/api/v1/professionals/:id',
    [`/api/v1/professionals/${id}/availability`]: '/api/v1/professionals/:id/availability',
    [`/api/v1/reviews?professional_id=${id}`]: '/api/v1/reviews',
    '/assets/a.js': '/assets/:file',
    '/sitemap.xml': '/sitemap.xml',
    '/': '\\*',
  }
  for (const [path, route] of Object.entries(paths)) {
    const first = await ask(here + path)
    expect([first.status, path]).toEqual([200, path])
    expect(await ask(here + path)).toEqual(first)
    expect(await ask(here + path, { authorization: `Bearer ${token}` })).toEqual(first)
    await expect.poll(() => counted(route)).toBe(3)
  }
})

test('a write is seen by the next request here, and there as soon as it is heard', async () => {
  await make.professional({ city: 'Vis' })
  const { id, token } = await make.professional({ city: 'Vis' })
  const path = '/api/v1/professionals?city=Vis'
  for (let time = 0; time < 3; time++) for (const node of [here, there]) expect(await totalOf(node + path)).toBe(2)
  const body = { company_name: 'Foto Val', category_id: 2, city: 'Komiža' }
  const { status, headers } = await call('PUT', `/professionals/${id}`, { token, body })
  expect(status).toBe(200)
  expect(await totalOf(here + path)).toBe(1)
  const afterChange = { 'x-after-change': String(headers['x-change']) }
  expect(((await (await fetch(there + path, { headers: afterChange })).json()) as { total: number }).total).toBe(1)
  expect(await totalOf(there + path)).toBe(1)
})

test('the former address of a calendar is gone at once, however often it was read', async () => {
  const { token } = await make.professional()
  const address = async () => new URL((await call('POST', '/calendar-feed', { token })).body.data.url).pathname
  const former = await address()
  for (let time = 0; time < 3; time++) expect((await fetch(here + former)).status).toBe(200)
  await address()
  expect((await fetch(here + former)).status).toBe(404)
})

test('an owner sees the own events where strangers have seen the public ones', async () => {
  const { id, token } = await make.professional()
  await make.event({ professional_id: id, day: '2027-08-21', event_type: 'blocked', title: 'Godišnji' })
  const url = `${here}/api/v1/events?professional_id=${id}`
  for (let time = 0; time < 3; time++) expect(await (await fetch(url)).text()).not.toContain('Godišnji')
  expect(JSON.stringify(await read(url, token))).toContain('Godišnji')
})

test('a picture that was removed is nowhere any more', async () => {
  const { token } = await make.professional()
  const image = dataUrl(await makeJpeg({ width: 360, height: 300 }))
  const { body } = await call('POST', '/media', { token, body: { image } })
  const path = `/media/${body.data.hash}-320.webp`
  for (let time = 0; time < 3; time++) {
    for (const node of [here, there]) {
      const { status, headers } = await fetch(node + path)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  }
  await call('DELETE', `/media/${body.data.id}`, { token })
  await removePictures(deps, [body.data.hash])
  expect((await fetch(here + path)).status).toBe(404)
  await eventually(async () => expect((await fetch(there + path)).status).toBe(404))
})
