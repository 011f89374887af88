import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { templateName } from './database.ts'
import { checkStatements } from './statements/list.ts'
import { startTemporaryCluster } from './temporary-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the database `postgres` in the throw-away cluster. */
    postgresUrl: string
    /** Where the statements of the product are written that the tests execute. */
    statementsDirectory: string
  }
}

/** Vitest's global setup: one cluster for the whole run, with a migrated template that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTemporaryCluster()
  const admin = new pg.Client(cluster.urlOf('postgres'))
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  await migrate(cluster.urlOf(templateName))
  await migrateJobs(cluster.urlOf(templateName))
  project.provide('postgresUrl', cluster.urlOf('postgres'))
  const statements = mkdtempSync(join(tmpdir(), 'zauvijek-statements-'))
  project.provide('statementsDirectory', statements)
  return async () => {
    try {
      await checkStatements(statements, cluster.urlOf(templateName))
    } finally {
      rmSync(statements, { recursive: true, force: true })
      await cluster.stop()
    }
  }
}
