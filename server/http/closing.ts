import { setTimeout as delay } from 'node:timers/promises'
import type { App } from './app-type.ts'
import type { Connections } from './connections.ts'
import { READING_MS } from './listen-often.ts'

/** Milliseconds after which a connection that has become idle is looked for while the server ends. */
const IDLE_CHECK_MS = 50

/** Milliseconds in which a proxy that asks `/readyz` twice a second has seen two refusals. */
const DRAIN_MS = 2_000

export interface Closing {
  hasBegun: () => boolean
}

/**
 * Lets go of kept-alive connections while the server ends: each answer announces the end of its connection, and those
 * that were answered before are closed as they become idle. Otherwise the end waits until the client closes them.
 * Behind a proxy all goes on for two seconds before, or until no connection is left to the only process: a request that
 * the proxy sends just as its connection is closed would get no answer, and may not be sent again.
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
  /** Where other processes serve the port as well, the proxy may open its next connection to this one. */
  isAlone: boolean
  connections: Pick<Connections, 'count'>
}
