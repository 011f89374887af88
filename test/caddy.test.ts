import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCaddy } from './caddy.ts'
import { lacks } from './debian-programs.ts'

test.skipIf(lacks('caddy'))('neither a visitor nor a secret path is logged by Caddy, whatever fails', async () => {
  const product = createServer((socket) => socket.once('data', () => socket.destroy()))
  await once(product.listen(0, '127.0.0.1'), 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'zauvijek-caddy-'))
  const address = product.address()
  const caddy = await startCaddy(folder, typeof address === 'object' && address ? address.port : 0)
  onTestFinished(async () => {
    await caddy.stop()
    product.close()
    rmSync(folder, { recursive: true })
  })
  expect((await caddy.ask({ path: '/calendars/tajna.ics', method: 'POST' })).status).toBe(502)
  const lines = caddy.output().split('\n')
  expect(lines.filter((line) => /tajna|remote_ip/.test(line))).toEqual([])
})
