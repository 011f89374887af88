import { mkdtempSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#server/adapters/clock.ts'
import { ensureBuilt } from './built.ts'
import { startCaddy } from './caddy.ts'
import { createTestDatabase } from './database.ts'
import { lacks } from './debian-programs.ts'
import { makeFactories } from './factories.ts'
import { startAtHeldSocket } from './held-socket.ts'
import { startNginx } from './nginx.ts'
import { findFreePort } from '#scripts/free-ports.ts'

const cannotRun = lacks('caddy', 'nginx', 'openssl', 'systemd-socket-activate')

const proxies = { nginx: startNginx, Caddy: startCaddy }
const sites: [name: keyof typeof proxies, workers: number][] = [
  ['nginx', 1],
  ['nginx', 2],
  ['Caddy', 2],
]

/** Connections that send requests without a pause, like those of browsers. */
const CLIENTS = 6

describe.skipIf(cannotRun).each(sites)('behind %s and a socket of systemd, a node of %i processes', (name, workers) => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  async function startSite() {
    ensureBuilt()
    const { db, url, drop } = await createTestDatabase()
    const make = makeFactories({ db, clock: systemClock })
    const port = await findFreePort()
    const folder = mkdtempSync(join(tmpdir(), 'zauvijek-restarts-'))
    const proxy = await proxies[name](folder, port)
    const product = await startAtHeldSocket(folder, port, {
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: 'https://zauvijek.primjer.test',
      TRUST_PROXY: 'loopback',
      WORKERS: String(workers),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000000',
    })
    return {
      proxy,
      product,
      professional: await make.professional(),
      async stop() {
        await product.stop()
        await proxy.stop()
        await drop()
      },
    }
  }

  /** Sends requests until stopped; every answer but the expected one is a failure. */
  function askOn(kind: 'read' | 'write' | 'stream') {
    const { ask } = site.proxy
    const over = new AbortController()
    const outcomes = new Map<string, number>()
    const authorization = `Bearer ${site.professional.token}`
    const requests = {
      read: () => ask({ path: '/api/v1/categories', agent }),
      write: () =>
        ask(
          {
            path: '/api/v1/events',
            method: 'POST',
            agent,
            headers: { authorization, 'content-type': 'application/json' },
          },
          '{}',
        ),
      stream: () => ask({ path: '/api/v1/leads/stream', agent, headers: { authorization } }),
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    async function run() {
      while (!over.signal.aborted) {
        const outcome = await requests[kind]().then(
          ({ status, body, headers }) =>
            status === 200 || status === 422 ? String(status) : `${status} ${body} ${String(headers['x-request-id'])}`,
          String,
        )
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
    }
    const running = run()
    return {
      outcomes,
      async stop() {
        over.abort()
        if (kind === 'stream') agent.destroy()
        await running
        agent.destroy()
        return [...outcomes.keys()]
      },
    }
  }

  const stopAll = async (clients: readonly ReturnType<typeof askOn>[]) =>
    new Set((await Promise.all(clients.map(({ stop }) => stop()))).flat())

  test('a restart fails no request, whether it reads or writes', async () => {
    const readers = Array.from({ length: CLIENTS }, () => askOn('read'))
    const writers = Array.from({ length: CLIENTS }, () => askOn('write'))
    await site.product.restart('SIGTERM')
    await site.product.restart('SIGTERM')
    expect(await stopAll(readers)).toEqual(new Set(['200']))
    expect(await stopAll(writers)).toEqual(new Set(['422']))
  })

  test('one that is killed fails nobody who reads', async () => {
    const readers = Array.from({ length: CLIENTS }, () => askOn('read'))
    await site.product.restart('SIGKILL')
    await site.product.restart('SIGKILL')
    expect(await stopAll(readers)).toEqual(new Set(['200']))
  })

  test('an event stream ends well and is opened again', async () => {
    const stream = askOn('stream')
    await site.product.restart('SIGTERM')
    // A node that is shutting down opens none, and says so.
    const wellEnded = () => [...stream.outcomes.keys()].filter((outcome) => !outcome.includes('"unavailable"'))
    expect(wellEnded()).toEqual(['200'])
    const count = stream.outcomes.get('200') ?? 0
    await site.product.restart('SIGTERM')
    expect(wellEnded()).toEqual(['200'])
    // Another worker of that node may briefly have opened one more.
    expect(stream.outcomes.get('200')).toBeGreaterThan(count)
    await stream.stop()
  })
})
