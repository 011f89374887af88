import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'

const route = { config: { access: 'everyone' }, schema: { hide: true } } as const

/** `/healthz`: the process answers. `/readyz`: it may be given requests. */
export function registerHealth(app: App, db: Database): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.get('/healthz', route, () => ({ status: 'ok' }))
  app.get('/readyz', route, async () => {
    if (isClosing) throw new AppError('unavailable')
    // Migrations come last in a start, so a database that has their table is ready.
    await sql`select from schema_migrations limit 1`.execute(db)
    return { status: 'ok' }
  })
}
