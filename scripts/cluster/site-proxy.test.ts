import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { startSiteProxy } from '#test/site-proxy.ts'

/** HAProxy before a node that, as the product does, answers every spelling of a path; once it answers. */
async function startProxyOfNode(): Promise<string> {
  const node = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
  onTestFinished(() => void node.close())
  await once(node, 'listening')
  const { port } = node.address() as AddressInfo // it listens on a TCP port
  const proxy = await startSiteProxy(port)
  await eventually(async () => expect((await fetch(proxy)).status).toBe(200))
  return proxy
}

test('nobody reads the metrics through HAProxy, however their path is spelt', async () => {
  const proxy = await startProxyOfNode()
  const statusOf = async (path: string) => (await fetch(`${proxy}${path}`)).status
  for (const path of ['/metrics', '/metrics?of=this', '/%6detrics', '/m%65trics', '/%6D%65%74%72%69%63%73'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('a header and an address of a length that a node accepts pass HAProxy', async () => {
  const proxy = await startProxyOfNode()
  const long = 'a'.repeat(15_500)
  const answers = [await fetch(proxy, { headers: { 'x-long': long } }), await fetch(`${proxy}/?search=${long}`)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
