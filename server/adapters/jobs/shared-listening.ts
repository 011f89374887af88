import { EventEmitter } from 'node:events'
import pg from 'pg'

export type Connected = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: (destroy?: boolean) => void,
) => void

/** The queue's statement before it gives a connection back. */
const stopsListening = /^UNLISTEN /

class SharedConnection {
  private readonly client: pg.PoolClient
  private readonly lanes = new Set<EventEmitter>()
  private readonly onClosed: () => void
  private previous: Promise<unknown> = Promise.resolve()
  private isClosed = false

  constructor(client: pg.PoolClient, onClosed: () => void) {
    this.client = client
    this.onClosed = onClosed
    client.on('notification', (message) => this.tell('notification', message))
    client.on('error', (error) => this.fail(error))
  }

  join(): { client: pg.PoolClient; release: () => void } {
    const events = new EventEmitter()
    const client = Object.assign(events, { query: (...args: unknown[]) => this.query(args) })
    this.lanes.add(events)
    const release = () => {
      // The queue may give it back twice, if it ends while the connection breaks.
      if (this.lanes.delete(events) && this.lanes.size === 0) this.close()
    }
    return { client: client as unknown as pg.PoolClient, release } // the queue uses nothing else of it
  }

  /** A lane that has given it back listens no more, and an `error` that nobody listens to would be thrown. */
  private tell(name: 'notification' | 'error', about: unknown): void {
    for (const lane of this.lanes) if (lane.listenerCount(name) > 0) lane.emit(name, about)
  }

  /** One after the other, as the driver asks. */
  private query(args: unknown[]): Promise<unknown> {
    // The others go on listening.
    if (stopsListening.test(String(args[0]))) return Promise.resolve()
    const { client } = this
    const answer = this.previous.then(() => (client.query as (...given: unknown[]) => unknown).apply(client, args)) // one function behind the overloads
    this.previous = answer.catch((error: unknown) => {
      // A refusal by the database concerns the lane alone; without an answer, no lane would hear anything here.
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) this.fail(error)
    })
    return answer
  }

  private fail(error: Error): void {
    if (this.isClosed) return
    this.close()
    this.tell('error', error)
  }

  private close(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.onClosed()
    this.client.release(true)
  }
}

/**
 * One connection on which all lanes of the queue listen, because each notification wakes every connection of the
 * database that listens, whatever it is about. It breaks for all of them, and is closed with the last one; what a lane
 * holds on it (the lock that shows it is alive) must be given back before the lane is.
 */
export function shareListening(pool: pg.Pool): (connected: Connected) => void {
  let shared: Promise<SharedConnection> | undefined

  function open(): Promise<SharedConnection> {
    const forget = () => {
      if (shared === opening) shared = undefined
    }
    const opening: Promise<SharedConnection> = pool.connect().then(
      (client) => new SharedConnection(client, forget),
      (error: unknown) => {
        forget()
        throw error
      },
    )
    return opening
  }

  return (connected) => {
    shared ??= open()
    shared.then(
      (connection) => {
        const { client, release } = connection.join()
        connected(undefined, client, release)
      },
      (error: unknown) => connected(error as Error), // the pool rejects with nothing else
    )
  }
}
