import pg from 'pg'
import { endClient } from '#server/db/client-socket.ts'
import type { App } from '#server/http/app-type.ts'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000
/** A connection that dies silently is detected within two heartbeats. */
const HEARTBEAT_MS = 5_000

/** The listening connection, for asking the very server whose notifications are received. */
export interface ListeningConnection {
  query: (text: string) => Promise<pg.QueryResult>
}

/** A channel of notifications between the nodes (NOTIFY), and its subscriber. */
export interface Channel {
  name: string
  onMessage: (payload: string) => void
  /** Called once this connection listens to the channel: from now on no notification is missed. */
  resume: (connection: ListeningConnection) => void
  /** Called when the connection is lost: from now on notifications may be missed. */
  suspend: () => void
}

/** Listens to all channels on a dedicated connection. `onError` is called once per outage. */
function subscribe(channels: readonly Channel[], settings: pg.ClientConfig, onError: (error: unknown) => void) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isReported = false

  const suspend = () => {
    for (const channel of channels) channel.suspend()
  }
  const onNotification = ({ channel: name, payload = '' }: pg.Notification) => {
    for (const channel of channels) if (channel.name === name) channel.onMessage(payload)
  }

  async function connect(retryMs: number): Promise<void> {
    const current = new pg.Client({ ...settings, application_name: 'zauvijek listening', query_timeout: HEARTBEAT_MS })
    client = current
    let last: Promise<unknown> = Promise.resolve()
    // One query at a time, since others use the connection, too.
    const query = (text: string) => {
      const answer = last.then(() => current.query(text))
      // On a silent connection every later query would wait, including the heartbeat.
      last = answer.catch((error: unknown) => {
        if (!(error instanceof pg.DatabaseError)) onLost(error)
      })
      return answer
    }
    let hasEnded = false
    let nextRetryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    const onLost = (error?: unknown) => {
      if (hasEnded) return
      hasEnded = true
      suspend()
      clearTimeout(timer)
      void current.end().catch(() => {}) // it is lost already
      if (isClosed) return
      if (!isReported) onError(error)
      isReported = true
      timer = setTimeout(() => void connect(nextRetryMs), retryMs)
      timer.unref()
    }
    const heartbeat = () => {
      timer = setTimeout(() => {
        query('select 1').then(heartbeat, onLost)
      }, HEARTBEAT_MS)
      timer.unref()
    }
    current.on('error', onLost)
    current.on('end', onLost)
    current.on('notification', onNotification)
    try {
      await current.connect()
      await current.query(channels.map(({ name }) => `listen ${name};`).join(' '))
      if (hasEnded || isClosed) return
      for (const channel of channels) channel.resume({ query })
      nextRetryMs = FIRST_RETRY_MS
      isReported = false
      heartbeat()
    } catch (error) {
      onLost(error)
    }
  }

  return {
    start: () => connect(FIRST_RETRY_MS),
    async stop() {
      isClosed = true
      clearTimeout(timer)
      suspend()
      if (client) await endClient(client).catch(() => {}) // it may be lost already
    },
  }
}

/** Listens from the moment the application is ready until it closes. */
export function registerListener(app: App, settings: pg.ClientConfig, channels: readonly Channel[]): void {
  const listener = subscribe(channels, settings, (error) => {
    app.log.warn({ err: error }, 'the connection that hears of changes is lost; nothing is cached until it is back')
  })
  app.addHook('onReady', listener.start)
  app.addHook('onClose', listener.stop)
}
