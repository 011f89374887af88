import type pg from 'pg'
import type { Connected } from './shared-listening.ts'

/** The queue's statements that return jobs fetched ahead. */
const givesBack = /^return_job/

interface LanePoolOptions {
  /** Gives a connection that listens. */
  listen: (connected: Connected) => void
  /** A statement of the queue has failed or got no connection, so it is unknown whether the database executed it. */
  onFailure: (error: unknown) => void
}

/**
 * The pool as one worker of the queue sees it. It reports every failing statement. Jobs that cannot be returned only
 * count as a failure here; in the queue itself they would end the process.
 */
export function lanePool(pool: pg.Pool, { listen, onFailure }: LanePoolOptions): pg.Pool {
  /** Connects on the first statement, so that a connection failure can be attributed to it. */
  function connectLate() {
    let own: Promise<pg.PoolClient> | undefined
    async function query(...args: unknown[]): Promise<unknown> {
      try {
        const client = await (own ??= pool.connect())
        return await (client.query as (...given: unknown[]) => unknown).apply(client, args) // one function behind the overloads
      } catch (error) {
        onFailure(error)
        const [config] = args as [{ name?: string }] // a text has no name
        if (!givesBack.test(config.name ?? '')) throw error
        return undefined
      }
    }
    const release = (destroy?: boolean) => void own?.then((client) => client.release(destroy)).catch(() => {}) // its statements have failed with it
    return { query, release }
  }
  const connect = (connected?: Connected) =>
    connected === undefined ? Promise.resolve(connectLate()) : listen(connected)
  const own = { connect, query: pool.query.bind(pool) }
  return new Proxy(pool, {
    get: (target, name): unknown => Reflect.get(name in own ? own : target, name),
  })
}
