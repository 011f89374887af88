import type { Socket } from 'node:net'
import pg from 'pg'
import { endClient, socketOf } from './client-socket.ts'

/**
 * With more unanswered statements than this, further ones use connections of their own, because a slow one delays all
 * those behind it.
 */
const MAX_UNANSWERED = 64
/** The statements take less than a millisecond; after this long without an answer, they are run elsewhere. */
const SILENCE_MS = 500
/** The pause after losing or failing to open the connection. */
const RETRY_MS = 1_000

/** PostgreSQL's codes for errors that end the connection, not just the statement. */
const endsConnection = ({ code = '' }: pg.DatabaseError) => /^(08|57P0)/.test(code)

export interface Pipeline {
  /**
   * Runs a statement that only reads and is short whatever its values. Undefined if it needs a connection of its own:
   * there is none here yet, too many statements are unanswered, or the connection was lost meanwhile.
   */
  run: (text: string, values: unknown[]) => Promise<pg.QueryResult | undefined>
  close: () => Promise<void>
}

/** Sends everything written in this turn of the event loop in one packet. */
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

/** The statements in progress on one connection. */
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

  /** After being held up, the process first reads what has arrived meanwhile and then checks once more. */
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
 * One connection for short statements, which are sent without waiting for earlier answers (pipelining). Most of the
 * cost of such a statement is sending it: on connections of their own, they take two to three times the processor time.
 * `open` gives a connection in that mode; `onLost` is called once for each connection that broke.
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
      // The connections of the pool report that the database is away.
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
      // A connection still being opened closes by itself, so a database that does not answer delays nobody's shutdown.
      isClosed = true
      if (line) await endClient(line.client)
    },
  }
}
