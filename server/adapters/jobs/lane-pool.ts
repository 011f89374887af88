import type pg from 'pg'

/** The queue's statements that return jobs fetched ahead. */
const givesBack = /^return_job/

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (destroy?: boolean) => void) => void

interface LanePoolOptions {
  /** A statement of the queue has failed or got no connection, so it is unknown whether the database executed it. */
  onFailure: (error: unknown) => void
}

/**
 * The pool as one worker of the queue sees it. It reports every failing statement. Jobs that cannot be returned only
 * count as a failure here; in the queue itself they would end the process. The connection that listens, and that marks
 * the worker as alive, is closed with the worker.
 */
export function lanePool(pool: pg.Pool, { onFailure }: LanePoolOptions): pg.Pool {
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
  const connect = (listen?: Connected) => {
    if (listen === undefined) return Promise.resolve(connectLate())
    pool.connect((error, client, release) => {
      let isReleased = false
      // The queue may release it twice, if it ends while the connection breaks; the pool would throw the second time.
      listen(error, client, () => {
        if (!isReleased) release(true)
        isReleased = true
      })
    })
    return undefined
  }
  const own = { connect, query: pool.query.bind(pool) }
  return new Proxy(pool, {
    get: (target, name): unknown => Reflect.get(name in own ? own : target, name),
  })
}
