import type pg from 'pg'

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (destroy?: boolean) => void) => void

interface LanePoolOptions {
  /** A statement of the queue has failed, or had no connection: it is unknown whether the database has done it. */
  onFailure: (error: unknown) => void
}

/**
 * The pool as one worker of the queue sees it. It tells of every statement that fails; and the connection that listens,
 * and says that the worker is alive, closes with the worker.
 */
export function lanePool(pool: pg.Pool, { onFailure }: LanePoolOptions): pg.Pool {
  async function telling<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      onFailure(error)
      throw error
    }
  }
  async function connectForStatement(): Promise<Pick<pg.PoolClient, 'query' | 'release'>> {
    const client = await telling(() => pool.connect())
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown> // the overloads hide one function
    return {
      query: ((...args: unknown[]) => telling(() => query(...args))) as pg.PoolClient['query'],
      release: (destroy) => client.release(destroy),
    }
  }
  const connect = (listen?: Connected) => {
    if (listen === undefined) return connectForStatement()
    pool.connect((error, client, release) => listen(error, client, () => release(true)))
    return undefined
  }
  const own = { connect, query: pool.query.bind(pool) }
  return new Proxy(pool, {
    get: (target, name): unknown => (name in own ? own[name as keyof typeof own] : Reflect.get(target, name, target)),
  })
}
