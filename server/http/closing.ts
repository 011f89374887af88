import { setTimeout as delay } from 'node:timers/promises'
import type { App } from './app-type.ts'
import type { Connections } from './connections.ts'
import { READING_MS } from './listen-often.ts'

/** How often, in milliseconds, the ending server looks for connections that have become idle. */
const IDLE_CHECK_MS = 50

/** Long enough, in milliseconds, for a proxy that asks `/readyz` twice a second to see two refusals. */
const DRAIN_MS = 2_000

export interface Closing {
  hasBegun: () => boolean
}

/**
 * Closes kept-alive connections when the server shuts down: each further answer announces that its connection will be
 * closed, and connections that were answered earlier are closed as they become idle. Otherwise the server would wait
 * until the clients close them. Behind a proxy, the server first carries on for two seconds, or until its last
 * connection is gone if no other process serves the port. A request that the proxy sends just as its connection is
 * closed would get no answer, and might not be safe to repeat.
 */
export function registerClosing(app: App, { isBehindProxy, isAlone, connections }: ClosingOptions): Closing {
  let hasBegun = false
  let check: NodeJS.Timeout | undefined

  app.addHook('preClose', async () => {
    hasBegun = true
    if (isBehindProxy && app.server.listening) {
      const until = performance.now() + DRAIN_MS
      const mayLeave = () => isAlone && connections.count() === 0
      while (performance.now() < until && !mayLeave()) await delay(IDLE_CHECK_MS)
    }
    const closeIdle = () => app.server.closeIdleConnections()
    check = setTimeout(() => (check = setInterval(closeIdle, IDLE_CHECK_MS)), READING_MS)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (hasBegun && request.raw.httpVersionMajor === 1) void reply.header('connection', 'close')
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(check)
    done()
  })
  return { hasBegun: () => hasBegun }
}

interface ClosingOptions {
  isBehindProxy: boolean
  /** If other processes serve the port too, the proxy's next connection may still reach this one. */
  isAlone: boolean
  connections: Pick<Connections, 'count'>
}
