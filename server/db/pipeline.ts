import type { Socket } from 'node:net'
import pg from 'pg'
import { endClient, socketOf } from './client-socket.ts'

/** Where more are unanswered, further statements take connections of their own: one that is slow holds up all behind it. */
const MAX_UNANSWERED = 64
/** Its statements take less than a millisecond: one without an answer for so long is waited for elsewhere. */
const SILENCE_MS = 500
/** Between a connection that was lost or could not be opened and the next one. */
const RETRY_MS = 1_000

/** By the codes of PostgreSQL: the connection is at its end, and not only the statement. */
const endsConnection = ({ code = '' }: pg.DatabaseError) => /^(08|57P0)/.test(code)

export interface Pipeline {
  /**
   * Runs a statement that only reads and is short whatever its values. Undefined where that has to be done on a connection
   * of its own: there is none here yet, too many are unanswered, or it was lost meanwhile.
   */
  run: (text: string, values: unknown[]) => Promise<pg.QueryResult | undefined>
  close: () => Promise<void>
}

/** Lets all that is written until the end of this turn of the event loop leave in one packet. */
function createCork(socket: Socket): () => void {
  let isCorked = false
  const uncork = () => {
    isCorked = false
    socket.uncork()
  }
  return () => {
    if (isCorked) return
    isCorked = true
    socket.cork()
    setImmediate(uncork)
  }
}

/** The statements under way on one connection. */
class Line {
  readonly client: pg.Client
  private readonly socket: Socket
  private readonly cork: () => void
  private unanswered = 0
  private quietSince = 0
  private isWatched = false

  constructor(client: pg.Client) {
    this.client = client
    this.socket = socketOf(client)
    this.cork = createCork(this.socket)
  }

  get isFull(): boolean {
    return this.unanswered >= MAX_UNANSWERED
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (this.unanswered++ === 0) this.quietSince = performance.now()
    this.watch()
    this.cork()
    try {
      return await this.client.query(text, values)
    } finally {
      this.unanswered--
      this.quietSince = performance.now()
    }
  }

  /** A process that was held up looks once more, after it has read what came meanwhile. */
  private watch(afterMs = SILENCE_MS): void {
    if (this.isWatched) return
    this.isWatched = true
    const look = () => {
      this.isWatched = false
      if (this.unanswered === 0) return
      const leftMs = this.quietSince + SILENCE_MS - performance.now()
      if (leftMs > 0) this.watch(Math.ceil(leftMs))
      else this.socket.destroy(new Error('The database does not answer short statements.'))
    }
    setTimeout(() => setImmediate(look), afterMs).unref()
  }
}

/**
 * One connection for short statements, which are sent without waiting for the answers of those before them (pipelining).
 * Most of such a statement is the sending: on connections of their own they take two to three times the processor time.
 * `open` gives a connection in that mode; `onLost` is called once for each that broke.
 */
export function createPipeline(open: () => Promise<pg.Client>, onLost: (error: Error) => void): Pipeline {
  let line: Line | undefined
  let isOpening = false
  let retryAt = -Infinity
  let isClosed = false

  async function connect(): Promise<void> {
    isOpening = true
    try {
      const client = await open()
      if (isClosed) {
        await endClient(client)
        return
      }
      client.once('error', onLost)
      client.once('end', () => {
        line = undefined
        retryAt = performance.now() + RETRY_MS
      })
      line = new Line(client)
    } catch {
      // The connections of the pool tell of a database that is away.
      retryAt = performance.now() + RETRY_MS
    } finally {
      isOpening = false
    }
  }

  return {
    async run(text, values) {
      if (!line && !isOpening && !isClosed && performance.now() >= retryAt) void connect()
      const own = line
      if (!own || own.isFull) return undefined
      try {
        return await own.query(text, values)
      } catch (error) {
        if (error instanceof pg.DatabaseError && !endsConnection(error)) throw error
        return undefined
      }
    },
    async close() {
      // One that is being opened ends by itself: a database that does not answer holds up nobody's end.
      isClosed = true
      if (line) await endClient(line.client)
    },
  }
}
