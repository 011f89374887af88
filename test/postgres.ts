import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { templateName } from './database.ts'
import { startTemporaryCluster } from './temporary-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the database `postgres` in the throw-away cluster. */
    postgresUrl: string
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
  return cluster.stop
}
