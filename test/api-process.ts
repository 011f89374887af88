import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { createDeps } from '#server/deps.ts'

/**
 * One API node in a separate process, on a migrated database: main.ts without pages, demo and worker. Ends with the
 * process that started it.
 */
const config = { ...readConfig(process.env), workers: 1 }
if (config.databaseUrl === undefined) throw new Error('DATABASE_URL names no database.')
// Long, because the tests check what happens and not how soon.
const timeoutMs = 60_000
const { db, pool } = connectDatabase(config.databaseUrl, {
  connectionTimeoutMillis: timeoutMs,
  lock_timeout: timeoutMs,
  statement_timeout: timeoutMs,
  query_timeout: timeoutMs,
  idle_in_transaction_session_timeout: timeoutMs,
})
const app = await buildApp(createDeps({ config, db, pool }))
process.once('disconnect', () => process.exit())
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(address)
