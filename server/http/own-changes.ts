import { afterChangeHeader, changeHeader } from '#contract/paths.ts'
import type { ResponseCache } from '#server/response-cache/response-cache.ts'
import type { App } from './app-type.ts'

/**
 * Lets people read their own writes at every node: the answer to a write names its change, and a public read that names
 * the change waits until this node has dropped the answers it affects.
 */
export function registerOwnChanges(app: App, responseCache: ResponseCache): void {
  app.addHook('onRequest', async ({ headers, databaseUse }) => {
    const change = headers[afterChangeHeader]
    if (typeof change === 'string' && databaseUse?.share === 'public') await responseCache.waitForChange(change)
  })
  app.addHook('onSend', async ({ databaseUse }, reply) => {
    if (databaseUse?.change !== undefined) void reply.header(changeHeader, databaseUse.change)
  })
}
