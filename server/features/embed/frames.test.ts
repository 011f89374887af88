import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { serverRoutesOf } from '#test/repository-urls.ts'

let node: Awaited<ReturnType<typeof makeTestApp>>
const routes = await serverRoutesOf(async () => {
  node = await makeTestApp()
})
afterAll(() => node.close())

test('no answer of the server may be framed, whatever its status, but a calendar that is allowed', async () => {
  const { id, token } = await node.make.professional()
  await node.call('PUT', '/embed', { token, body: { enabled: true, hosts: ['foto-val.hr'] } })
  const framable: string[] = []
  for (const route of routes) {
    const url = route.replaceAll(/:\w+/g, String(id)).replace('*', 'nigdje')
    const { headers } = await node.app.inject({ url, headers: { accept: 'text/html' } })
    const isClosed =
      headers['x-frame-options'] === 'DENY' &&
      String(headers['content-security-policy']).includes("frame-ancestors 'none'")
    if (!isClosed) framable.push(route)
  }
  expect(routes.length).toBeGreaterThan(50)
  expect(framable).toEqual(['/embed/:id'])
})
