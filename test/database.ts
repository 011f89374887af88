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

/** Tests run on busy machines, and none of them is about how soon something happens. */
const timeouts = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 30_000,
  statement_timeout: 30_000,
  query_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** A database of the caller's own: a copy of the migrated template, or an empty one. */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // By its files: through the log, as otherwise, takes a tenth of what all tests of the server take.
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
