import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { makeDeps } from '#server/deps.ts'

/**
 * One node of the API in a process of its own, on a database that is migrated already: main.ts without the pages, the
 * demo and the worker. It ends with the process that started it.
 */
const config = readConfig(process.env)
if (config.databaseUrl === undefined) throw new Error('DATABASE_URL names no database.')
// Patient, since what is tested is what happens and not how soon.
const patience = 60_000
const { db, pool } = connectDatabase(config.databaseUrl, {
  connectionTimeoutMillis: patience,
  lock_timeout: patience,
  statement_timeout: patience,
  query_timeout: patience,
  idle_in_transaction_session_timeout: patience,
})
const app = await buildApp(makeDeps({ config, db, pool }))
process.once('disconnect', () => process.exit())
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(address)
