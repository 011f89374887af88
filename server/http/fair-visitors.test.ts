import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { PageRenderer } from '#contract/page-environment.ts'
import { makeTestApp } from '#test/app.ts'
import { listenForAnswers } from '#test/direct-answers.ts'
import { eventually } from '#test/eventually.ts'
import { renderedPage } from '#test/rendered-page.ts'
import { buildApp } from '#server/app.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { createShares } from '#server/db/shares.ts'
import { createDeps } from '#server/deps.ts'

/** A page of what the API gives it. */
const render: PageRenderer = async ({ url }, { transport }) => {
  const { status } = await transport({ method: 'GET', path: `/api/v1${new URL(url).pathname}` })
  return { ...renderedPage('<p>profil</p>'), status }
}
const clientFolder = mkdtempSync(join(tmpdir(), 'zauvijek-fair-'))
mkdirSync(join(clientFolder, 'assets'))

const { deps, db, database, make, close } = await makeTestApp()
const limits = { connections: 2, maxWaiting: 3, waitMs: 30_000 }
const shares = createShares({ public: limits, personal: limits })
const patient = { lock_timeout: 30_000, statement_timeout: 30_000, query_timeout: 30_000 }
const divided = connectDatabase(database.url, { shares, ...patient })
const { clock } = deps
const config = { ...deps.config, trustProxy: 'loopback' }
const web = { render, clientFolder }
const app = await buildApp(createDeps({ config, clock, shares, db: divided.db, pool: divided.pool, web }))
const { ask, learn, stop } = await listenForAnswers({ app, database })
const ids: number[] = []
for (let number = 0; number < 36; number++) ids.push((await make.professional()).id)
const nextId = () => ids.pop() ?? 0
await learn(() => `/api/v1/professionals/${nextId()}`)
await learn(() => `/professionals/${nextId()}`)
afterAll(async () => {
  stop()
  await app.close()
  await divided.close()
  await close()
  rmSync(clientFolder, { recursive: true })
})

const byFramework = { origin: 'https://elsewhere.test' }

test.each([
  ['an answer', '/api/v1/professionals', {}],
  ['an answer of the framework', '/api/v1/professionals', byFramework],
  ['a page', '/professionals', {}],
  ['a page of the framework', '/professionals', byFramework],
])('%s is there for a visitor, whatever another one has asked at once', async (_kind, path, headers) => {
  const askFrom = (visitor: string) => ask(`${path}/${nextId()}`, { ...headers, 'x-forwarded-for': visitor })
  const refusedBefore = shares.stats('public').refused
  const answers = await db.transaction().execute(async (tx) => {
    await sql`lock table professionals in access exclusive mode`.execute(tx)
    // All of one household.
    const many = [1, 2, 3, 4, 5].map((number) => askFrom(`2001:db8:0:1::${number}`))
    await eventually(() => expect(shares.stats('public')).toMatchObject({ inUse: 2, waiting: 3 }))
    const one = askFrom('198.51.100.7')
    await eventually(() => expect(shares.stats('public').refused).toBeGreaterThan(refusedBefore))
    return [...many, one]
  })
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status))
  expect(statuses.at(-1)).toBe(200)
  expect(statuses).toContain(503)
})
