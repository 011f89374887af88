import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { findPrograms } from './programs.ts'
import { siteProxyConfiguration } from './templates.ts'

test('nobody reads the metrics through HAProxy, however their path is spelt', async () => {
  // As the product does, the node answers every spelling.
  const node = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
  onTestFinished(() => void node.close())
  await once(node, 'listening')
  const ports = { site: await findFreePort(), nodes: [(node.address() as AddressInfo).port] } // of a TCP server
  const dataDir = makeDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  const file = join(dataDir, 'haproxy.cfg')
  writeFileSync(file, siteProxyConfiguration({ ports }))
  const proxy = spawn(findPrograms().haproxy, ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(async () => {
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
  })
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${ports.site}${path}`)).status
  await eventually(async () => expect(await statusOf('/')).toBe(200))
  for (const path of ['/metrics', '/metrics?of=this', '/%6detrics', '/m%65trics', '/%6D%65%74%72%69%63%73'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})
