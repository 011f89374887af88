import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { API_BASE } from '#contract/paths.ts'
import { codeOf } from '#server/error-code.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { formWith } from '#test/pictures.ts'
import { type Product, startProduct } from '#test/product.ts'
import { findBroken } from './fault-checks.ts'
import type { FaultyDatabase } from './fault-database.ts'
import { makePeople } from './fault-people.ts'
import { nothingAcknowledged, startWriters } from './fault-writers.ts'
import { makeNoise } from './noise.ts'

export const RECOVERY_MS = 60_000
/** `/healthz` of a process under load, on the same machine as the writers. */
const HEALTH_MS = 1_000

/** The built product on a database into which faults are injected. */
export interface AttackedProduct {
  origin: string
  dataDir: string
  database: FaultyDatabase
  /** Kills it if it runs, and starts it on the same data, with further variables. */
  restart: (more?: Record<string, string>) => Promise<void>
  kill: () => Promise<void>
  /** Runs a fault under write load, and checks afterwards that everything acknowledged exists and all guarantees hold. */
  round: (name: string, fault: () => Promise<void>) => Promise<void>
  /** Runs a fault of the database, in which the process has to stay alive, and to say so. */
  watched: (fault: () => Promise<void>) => Promise<void>
  waitUntilReady: () => Promise<void>
  /** Each number is another picture. */
  upload: (number: number) => Promise<{ status: number; url: string }>
  /** Words in its log that no fault excuses. */
  findUncaught: () => string[]
}

interface AttackOptions {
  dataDir: string
  database: FaultyDatabase
  mailUrl: string
  fail: (text: string) => void
}

/** Without it, a process that ended cannot be told from a machine that was too busy to connect. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error ? `${cause.message} ${codeOf(cause)}`.trim() : String(error)
}

/** The process must stay alive and report so at once, whatever happens to the database. Returns its end. */
function watchHealth(origin: string, fail: (text: string) => void): () => Promise<void> {
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      const problem = await fetch(`${origin}/healthz`).then(
        ({ status }) => (status === 200 ? null : `answered ${status}`),
        (error: unknown) => `did not answer (${reasonOf(error)})`,
      )
      if (problem !== null) fail(`/healthz ${problem}`)
      if (performance.now() - startedAt > HEALTH_MS)
        fail(`/healthz took ${Math.round(performance.now() - startedAt)} ms`)
      await delay(200)
    }
  })()
  return async () => {
    over.abort()
    await watching
  }
}

export async function startAttacked({ dataDir, database, mailUrl, fail }: AttackOptions): Promise<AttackedProduct> {
  const log = join(dataDir, 'server.log')
  const env = {
    DEMO: 'off',
    PORT: String(await findFreePort()),
    SMTP_URL: mailUrl,
    RATE_LIMIT_FACTOR: '1000000',
    ...database.env,
  }
  const start = (more: Record<string, string> = {}): Promise<Product> =>
    startProduct({ dataDir, log, env: { ...env, ...more } })
  let product = await start()
  const origin = product.url.replace('localhost', '127.0.0.1')
  const people = await makePeople(await database.url())
  const acknowledged = nothingAcknowledged()

  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok === true
  async function waitUntilReady(): Promise<void> {
    const until = performance.now() + RECOVERY_MS
    while (!(await isReady())) {
      if (performance.now() > until) return fail(`not ready ${RECOVERY_MS / 1000} s after the fault`)
      await delay(100)
    }
  }

  return {
    origin,
    dataDir,
    database,
    waitUntilReady,
    async restart(more) {
      await product.kill()
      product = await start(more)
    },
    kill: () => product.kill(),
    async round(name, fault) {
      const writers = startWriters(origin, people, acknowledged, fail)
      await delay(1_500)
      await fault()
      await waitUntilReady()
      await delay(1_000)
      await writers.stop()
      for (const broken of await findBroken(await database.url(), acknowledged)) fail(`${name}: ${broken}`)
      const answers = [...writers.outcomes]
        .map(([status, times]) => `${times} × ${status === 0 ? 'none' : status}`)
        .join(', ')
      const { leads, events } = acknowledged
      console.log(`  ${name}: ${answers}; ${leads.size} enquiries and ${events.size} entries acknowledged so far`)
    },
    async watched(fault) {
      const stop = watchHealth(origin, fail)
      await fault()
      await waitUntilReady()
      await stop()
    },
    async upload(number) {
      const { body, headers } = formWith(await makeNoise(number))
      const answer = await fetch(`${origin}${API_BASE}/media`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${people.professionals[0]?.token}` },
        body: new Uint8Array(body),
      })
      const { data } = (await answer.json()) as { data?: { url: string } } // the shape of our API's answers
      return { status: answer.status, url: data?.url ?? '' }
    },
    findUncaught: () => [...new Set(readFileSync(log, 'utf8').match(/Unhandled|uncaught|heap out of memory/gi) ?? [])],
  }
}
