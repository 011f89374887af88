import type pg from 'pg'

/** The names of the queue's statements that give back jobs which it has fetched ahead. */
const givesBack = /^return_job/

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (destroy?: boolean) => void) => void

interface LanePoolOptions {
  /** A statement of the queue has failed, or had no connection: it is unknown whether the database has done it. */
  onFailure: (error: unknown) => void
}

/**
 * The pool as one worker of the queue sees it. It tells of every statement that fails. Only there jobs that cannot be
 * given back are a failure: in the queue it would end the process. And the connection that listens, and says that the
 * worker is alive, closes with the worker.
 */
export function lanePool(pool: pg.Pool, { onFailure }: LanePoolOptions): pg.Pool {
  /** Connected by its first statement, so that it is known whose failure that is. */
  function connectLate() {
    let own: Promise<pg.PoolClient> | undefined
    async function query(...args: unknown[]): Promise<unknown> {
      try {
        const client = await (own ??= pool.connect())
        return await (client.query as (...given: unknown[]) => unknown).apply(client, args) // the overloads hide one function
      } catch (error) {
        onFailure(error)
        const [config] = args as [{ name?: string }]
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
      // The queue may do so twice, when it ends while the connection breaks; the second time the pool would throw.
      listen(error, client, () => {
        if (!isReleased) release(true)
        isReleased = true
      })
    })
    return undefined
  }
  const own = { connect, query: pool.query.bind(pool) }
  return new Proxy(pool, {
    get: (target, name): unknown => (name in own ? own[name as keyof typeof own] : Reflect.get(target, name, target)),
  })
}
