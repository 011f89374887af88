import type { Readiness } from '#server/db/readiness.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'
import type { Closing } from './closing.ts'

const route = { config: { access: 'everyone' }, schema: { hide: true } } as const

/** `/healthz`: whether the process answers, regardless of the database. `/readyz`: whether it may be sent requests. */
export function registerHealth(app: App, readiness: Readiness, closing: Closing): void {
  app.addHook('onClose', () => readiness.close())
  app.get('/healthz', route, () => ({ status: 'ok' }))
  app.get('/readyz', route, async () => {
    if (closing.hasBegun()) throw new AppError('unavailable')
    await readiness.check()
    return { status: 'ok' }
  })
}
