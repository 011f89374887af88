import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { createDeps } from '#server/deps.ts'
import { cheapPasswords, inventedCalendars } from './api-fuzz.ts'

/**
 * The API that receives the requests of `npm run fuzz`, on a migrated database. Ends with the process that started it.
 */
const config = { ...readConfig(process.env), workers: 1 }
if (config.databaseUrl === undefined) throw new Error('DATABASE_URL names no database.')
const { db, pool } = connectDatabase(config.databaseUrl)
const app = await buildApp(
  createDeps({ config, db, pool, passwords: cheapPasswords, calendarReader: inventedCalendars }),
)
process.once('disconnect', () => process.exit())
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
