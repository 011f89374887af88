import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { errorMessages } from '#contract/error-messages.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { statusByCode } from '#server/errors.ts'
import { lacks } from './debian-programs.ts'
import { startNginx } from './nginx.ts'

const cannotRun = lacks('nginx', 'openssl')

async function startSite(product: number) {
  const folder = mkdtempSync(join(tmpdir(), 'zauvijek-nginx-'))
  const nginx = await startNginx(folder, product)
  onTestFinished(async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true })
  })
  return { ...nginx, readLog: () => readFileSync(join(folder, 'error.log'), 'utf8') }
}

/** Nothing listens there, and no other program gets it as a free port in the meantime. */
const closedPort = 1

const refusal = (code: ErrorCode) => [statusByCode[code], { message: errorMessages[code], code }]

test.skipIf(cannotRun)(
  'what nginx refuses or cannot pass on is an error of the API below /api/, a page elsewhere',
  async () => {
    const { ask } = await startSite(closedPort)
    const large = await ask({ path: '/api/v1/leads', method: 'POST' }, Buffer.alloc(33 * 1024 * 1024))
    expect([large.status, JSON.parse(large.body)]).toEqual(refusal('payload_too_large'))
    for (const path of ['/api/v1/categories', '/api/v1/leads/stream']) {
      const away = await ask({ path })
      expect([away.status, JSON.parse(away.body)]).toEqual(refusal('unavailable'))
      expect(away.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '5',
      })
    }
    const page = await ask({ path: '/professionals' })
    expect(page).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(page.body).toContain('<h1>Usluga trenutačno nije dostupna.</h1>')
  },
)

test.skipIf(cannotRun)('the errors of the product pass through as they are', async () => {
  const product = createServer((asked, answer) => {
    asked.resume().once('end', () => answer.writeHead(asked.url === '/api/v1/a' ? 413 : 503).end('of the product'))
  })
  await once(product.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => product.close().closeAllConnections())
  const address = product.address()
  const { ask } = await startSite(typeof address === 'object' && address ? address.port : 0)
  const bodies = await Promise.all(['/api/v1/a', '/api/v1/b', '/c'].map((path) => ask({ path })))
  expect(bodies.map(({ status, body }) => [status, body])).toEqual([
    [413, 'of the product'],
    [503, 'of the product'],
    [503, 'of the product'],
  ])
})

test.skipIf(cannotRun)('a header and an address of a length that the product accepts pass', async () => {
  const product = createServer((asked, answer) => {
    const length = (asked.url?.length ?? 0) + (asked.headers['x-long']?.length ?? 0)
    answer.end(length > 15_000 ? 'long' : 'short')
  })
  await once(product.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => product.close().closeAllConnections())
  const address = product.address()
  const { ask } = await startSite(typeof address === 'object' && address ? address.port : 0)
  const long = 'a'.repeat(15_500)
  const answers = [await ask({ path: '/', headers: { 'x-long': long } }), await ask({ path: `/?search=${long}` })]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, 'long'],
    [200, 'long'],
  ])
})

test.skipIf(cannotRun)('neither a visitor nor a secret path is logged, whatever fails', async () => {
  const { ask, readLog } = await startSite(closedPort)
  expect((await ask({ path: '/calendars/tajna.ics' })).status).toBe(503)
  await ask({ path: '/api/v1/leads', method: 'POST' }, Buffer.alloc(33 * 1024 * 1024))
  expect(readLog()).toBe('')
})
