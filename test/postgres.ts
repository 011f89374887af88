import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { templateName } from './database.ts'
import { startPooler } from './pooler.ts'
import { checkStatements } from './statements/list.ts'
import { startTemporaryCluster } from './temporary-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database `postgres` in the temporary cluster. */
    postgresUrl: string
    /** The address of a PgBouncer in front of it, in transaction mode; empty without one. */
    poolerUrl: string
    /** Where the product's statements executed by the tests are recorded. */
    statementsDirectory: string
  }
}

/** With the same timeouts as the tests' own connections. */
const poolerOptions = (url: string) => ({
  url,
  poolSize: 5,
  change: (text: string) =>
    text
      .replaceAll(/(?<=(?:statement|lock|session)_timeout = )\d+/g, '30000')
      .replace('query_wait_timeout = 5', 'query_wait_timeout = 30'),
})

/** Vitest's global setup: one cluster for the whole run, with a migrated template that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTemporaryCluster({ prefersMemory: true })
  const admin = new pg.Client(cluster.urlOf('postgres'))
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  await migrate(cluster.urlOf(templateName))
  await migrateJobs(cluster.urlOf(templateName))
  project.provide('postgresUrl', cluster.urlOf('postgres'))
  // Only on request: runs all API tests through a few shared connections.
  const pooler = process.env['TEST_POOLER'] ? await startPooler(poolerOptions(cluster.urlOf('postgres'))) : null
  project.provide('poolerUrl', pooler?.urlOf('postgres') ?? '')
  const statements = mkdtempSync(join(tmpdir(), 'zauvijek-statements-'))
  project.provide('statementsDirectory', statements)
  return async () => {
    try {
      await checkStatements(statements, cluster.urlOf(templateName))
    } finally {
      rmSync(statements, { recursive: true, force: true })
      await pooler?.stop()
      await cluster.stop()
    }
  }
}
