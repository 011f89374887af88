import type { App } from './app-type.ts'

/** Milliseconds after which a connection that has become idle is looked for while the server ends. */
const IDLE_CHECK_MS = 50

/**
 * Lets go of kept-alive connections while the server ends: each answer announces the end of its connection, and those
 * that were answered before are closed as they become idle. Otherwise the end waits until the client closes them.
 */
export function registerClosing(app: App): void {
  let check: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    check = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (check && request.raw.httpVersionMajor === 1) void reply.header('connection', 'close')
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(check)
    done()
  })
}
