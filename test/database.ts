import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Connection } from '#server/db/connect.ts'
import { recordStatements } from './statements/record.ts'

/** Nothing may stay connected to it: PostgreSQL copies a database only while it has no connection. */
export const templateName = 'zauvijek_template'

export interface TestDatabase extends Pick<Connection, 'db' | 'pool'> {
  url: string
  drop: () => Promise<void>
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/**
 * Tests run on busy machines, and none checks how soon something happens. Slightly less than the timeout of a test or
 * hook, so that a failure names the statement that was waiting.
 */
const patienceMs = 110_000
const timeouts = {
  connectionTimeoutMillis: patienceMs,
  lock_timeout: patienceMs,
  statement_timeout: patienceMs,
  query_timeout: patienceMs,
  idle_in_transaction_session_timeout: patienceMs,
}

/** A separate database for the caller: a copy of the migrated template, or an empty one. */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copies files, because copying through the WAL, the default, takes a tenth of the time of all server tests.
  await asAdmin(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  const pooler = inject('poolerUrl')
  const { db, pool, close } = pooler
    ? connectDatabase(pooler.replace(/[^/]+$/, name), { max: 5, ...timeouts, pooling: 'transaction' })
    : connectDatabase(url.href, { max: 5, ...timeouts })
  recordStatements(pool, inject('statementsDirectory'))
  const drop = async () => {
    await close()
    await asAdmin(`drop database ${name} with (force)`)
  }
  return { db, pool, url: url.href, drop }
}
