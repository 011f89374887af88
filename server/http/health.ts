import type { Readiness } from '#server/db/readiness.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'
import type { Closing } from './closing.ts'

const route = { config: { access: 'everyone' }, schema: { hide: true } } as const

/** `/healthz`: the process answers, whatever the database does. `/readyz`: it may be given requests. */
export function registerHealth(app: App, readiness: Readiness, closing: Closing): void {
  app.addHook('onClose', () => readiness.close())
  app.get('/healthz', route, () => ({ status: 'ok' }))
  app.get('/readyz', route, async () => {
    if (closing.hasBegun()) throw new AppError('unavailable')
    await readiness.check()
    return { status: 'ok' }
  })
}
