import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findPrograms } from '#scripts/cluster/programs.ts'
import { siteProxyConfiguration } from '#scripts/cluster/templates.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { makeDataDir, removeDataDir } from './product.ts'

/** HAProxy with `deploy/haproxy.cfg` before this port of a node, until the test ends. Returns its address. */
export async function startSiteProxy(node: number, change = (configuration: string) => configuration): Promise<string> {
  const site = await findFreePort()
  const directory = makeDataDir()
  onTestFinished(() => removeDataDir(directory))
  const file = join(directory, 'haproxy.cfg')
  writeFileSync(file, change(siteProxyConfiguration({ ports: { site, nodes: [node] } })))
  const proxy = spawn(findPrograms().haproxy, ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(async () => {
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
  })
  return `http://127.0.0.1:${site}`
}
