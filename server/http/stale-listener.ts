import pg from 'pg'
import type { App } from './app-type.ts'
import type { KeptAnswers } from './caching.ts'
import { readPayload, staleChannel } from './stale.ts'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000
/** A connection that died without a word is noticed within two of these. */
const HEARTBEAT_MS = 5_000

/**
 * Hears on a connection of its own what other nodes and programs have changed. While that connection is down nothing
 * is kept.
 */
function listenForChanges(settings: pg.ClientConfig, kept: KeptAnswers, onTrouble: (error: unknown) => void) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(retryMs: number): Promise<void> {
    const current = new pg.Client({ ...settings, application_name: 'zauvijek listening', query_timeout: HEARTBEAT_MS })
    client = current
    let hasEnded = false
    let nextRetryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    const lose = (error?: unknown) => {
      if (hasEnded) return
      hasEnded = true
      kept.suspend()
      clearTimeout(timer)
      void current.end().catch(() => {}) // it is lost already
      if (isClosed) return
      onTrouble(error)
      timer = setTimeout(() => void connect(nextRetryMs), retryMs)
      timer.unref()
    }
    const beat = () => {
      timer = setTimeout(() => {
        current.query('select 1').then(beat, lose)
      }, HEARTBEAT_MS)
      timer.unref()
    }
    current.on('error', lose)
    current.on('end', lose)
    current.on('notification', ({ payload = '*' }) => kept.drop(readPayload(payload)))
    try {
      await current.connect()
      await current.query(`listen ${staleChannel}`)
      if (hasEnded || isClosed) return
      kept.resume()
      nextRetryMs = FIRST_RETRY_MS
      beat()
    } catch (error) {
      lose(error)
    }
  }

  return {
    start: () => connect(FIRST_RETRY_MS),
    async stop() {
      isClosed = true
      clearTimeout(timer)
      kept.suspend()
      await client?.end().catch(() => {}) // it may be lost already
    },
  }
}

/** Listens from the moment the application is ready until it closes. */
export function registerStaleListener(app: App, settings: pg.ClientConfig, kept: KeptAnswers): void {
  const listener = listenForChanges(settings, kept, (error) => {
    app.log.warn({ err: error }, 'the connection that hears of changes is lost; nothing is kept until it is back')
  })
  app.addHook('onReady', listener.start)
  app.addHook('onClose', listener.stop)
}
