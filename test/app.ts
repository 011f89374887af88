import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { API_BASE } from '#contract/paths.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { type Deps, createDeps } from '#server/deps.ts'
import { noReplicas } from '#server/db/replicas/replicas.ts'
import type { App } from '#server/http/app-type.ts'
import { createResponseCache } from '#server/response-cache/response-cache.ts'
import { stoppedClock } from '#server/adapters/clock.ts'
import { silentLog } from '#server/adapters/jobs/log.ts'
import { runDueJobs } from '#server/adapters/jobs/worker.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { findUndocumented } from './documented-answers.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { makeFactories } from './factories.ts'

/** In tests it is always noon in Zagreb. */
const NOW = new Date('2027-03-15T11:00:00Z')

interface Call {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Calls the API below its base path like a client and reads the JSON answer. Throws for an undocumented answer, so that
 * every test of a call also tests the document.
 */
function makeCaller(app: App) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD', path: string, call: Call = {}) => {
    const { token, body, headers = {} } = call
    const options: InjectOptions = { method, url: API_BASE + path, headers: { ...headers } }
    if (token !== undefined) options.headers = { ...options.headers, authorization: `Bearer ${token}` }
    if (body !== undefined) options.payload = body as object
    const answer = await app.inject(options)
    const problem = findUndocumented(app, method, API_BASE + path, answer)
    if (problem !== null) throw new Error(problem)
    // oxlint-disable-next-line typescript/no-explicit-any -- what is tested is asserted, not declared
    const json: any = answer.payload.startsWith('{') ? answer.json() : undefined
    return { status: answer.statusCode, headers: answer.headers, body: json, text: answer.payload }
  }
}

type Replacements = Partial<Omit<Deps, 'config' | 'clock'>> & { config?: Partial<Config>; database?: TestDatabase }

/** The real application on its own database; `close` ends both. */
export async function makeTestApp({ config: configured, database: given, ...replaced }: Replacements = {}) {
  const database = given ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'zauvijek-test-'))
  const clock = stoppedClock(NOW)
  const config: Config = { ...readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', WORKERS: '1' }), dataDir, ...configured }

  const apps: App[] = []
  /** Another node on the same database. */
  async function startNode(more: Partial<Deps> = {}) {
    const replacements = { ...replaced, ...more }
    const { replicas = noReplicas } = replacements
    const responseCache = createResponseCache({ clock, checksContent: true, replicas })
    const { db: ofNode, pool, url } = database
    const direct = { ...pool.options, connectionString: url }
    const deps = createDeps({ config, db: ofNode, pool, direct, clock, responseCache, ...replacements })
    const app = await buildApp(deps)
    apps.push(app)
    await app.ready()
    /** Runs everything that is due, by the database's own clock. */
    const runJobs = () => runDueJobs({ url, handlers: jobHandlers(deps), log: silentLog })
    return { app, deps, call: makeCaller(app), runJobs }
  }

  const close = async () => {
    await Promise.all(apps.map((app) => app.close()))
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const { db } = database
  return { ...(await startNode()), startNode, clock, db, database, make: makeFactories({ db, clock }), close }
}
