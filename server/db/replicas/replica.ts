import pg from 'pg'
import { openPool } from '#server/db/connect.ts'
import { createShares, type Shares } from '#server/db/shares.ts'
import type { PrimaryPosition, Reference } from './primary-position.ts'
import { BehindError, catchUp } from './replayed-position.ts'
import { createReplicaMonitor, type ReplicaMonitor } from './replica-monitor.ts'

/** How long a read waits for a connection. */
const CONNECT_MS = 1_000
/** A statement that takes longer prompts a check whether the replica answers at all. */
const SLOW_MS = 300

interface ReplicaOptions {
  url: string
  primary: PrimaryPosition
  shares?: Shares
}

export interface Replica extends Pick<ReplicaMonitor, 'start' | 'isReady'> {
  name: string
  /** The number of statements running and waiting. */
  load: () => number
  /** Throws if the replica does not have what the reference requires, fails, or is left out meanwhile. */
  read: (text: string, values: readonly unknown[], reference: Reference) => Promise<pg.QueryResult>
  stats: () => { isReady: boolean; lagSeconds: number; reads: number }
  close: () => Promise<void>
}

/** The replica's address without the password. */
function nameOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? hostname}:${port || 5432}`
}

export function createReplica({ url, primary, shares = createShares() }: ReplicaOptions): Replica {
  const pool = openPool(url, { max: shares.connections, connectionTimeoutMillis: CONNECT_MS })
  const name = nameOf(url)
  const busy = new Set<pg.PoolClient>()
  const reading = new Set<(reason: Error) => void>()
  let reads = 0
  const monitor = createReplicaMonitor({ name, connection: pool.options, primary, onAway: abandonReads })

  function abandonReads(cause: unknown) {
    for (const client of busy) void client.end().catch(() => {}) // it is away
    for (const abandon of reading) abandon(new Error('the replica does not answer', { cause }))
  }

  async function readNow(text: string, values: readonly unknown[], reference: Reference): Promise<pg.QueryResult> {
    const leave = await shares.enter()
    let client: pg.PoolClient | undefined
    let failure: unknown
    try {
      client = await pool.connect()
      busy.add(client)
      await catchUp(client, reference, monitor.isBehind)
      const result = await client.query(text, [...values])
      reads++
      return result
    } catch (error) {
      failure = error
      if (error instanceof BehindError) monitor.noteBehind(reference.position)
      throw error
    } finally {
      if (client) busy.delete(client)
      client?.release(failure !== undefined && !(failure instanceof BehindError))
      leave()
    }
  }

  return {
    name,
    start: monitor.start,
    isReady: monitor.isReady,
    load: () => reading.size,
    async read(text, values, reference) {
      const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
      const slow = setTimeout(() => void monitor.check(), SLOW_MS)
      reading.add(reject)
      readNow(text, values, reference).then(resolve, reject)
      try {
        return await promise
      } catch (error) {
        if (error instanceof BehindError) throw error
        if (!(error instanceof pg.DatabaseError)) monitor.suspect()
        void monitor.check()
        throw error
      } finally {
        clearTimeout(slow)
        reading.delete(reject)
      }
    },
    stats: () => ({ ...monitor.stats(), reads }),
    async close() {
      monitor.close()
      await pool.end()
    },
  }
}
