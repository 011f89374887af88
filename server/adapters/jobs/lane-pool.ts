import type pg from 'pg'

/** The names of the queue's statements that give back jobs which it has fetched ahead. */
const givesBack = /^return_job/

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (destroy?: boolean) => void) => void

interface LanePoolOptions {
  /** Jobs are fetched that can neither be run nor given back. They are free once the worker that has them is gone. */
  onNotGivenBack: (error: unknown) => void
}

/**
 * The pool as one worker of the queue sees it. Jobs that cannot be given back are no failure there, which would end the
 * process; and the connection that listens, and says that the worker is alive, closes with the worker.
 */
export function lanePool(pool: pg.Pool, { onNotGivenBack }: LanePoolOptions): pg.Pool {
  /** Connected by its first statement, so that it is known whose failure that is. */
  function lateClient() {
    let own: Promise<pg.PoolClient> | undefined
    const query = async (...args: unknown[]) => {
      const client = await (own ??= pool.connect())
      return (client.query as (...given: unknown[]) => unknown).apply(client, args) // the overloads hide one function
    }
    return {
      query(...args: unknown[]) {
        const [config] = args as [{ name?: string }]
        const answer = query(...args)
        return givesBack.test(config.name ?? '') ? answer.catch(onNotGivenBack) : answer
      },
      release: (destroy?: boolean) => own?.then((client) => client.release(destroy)).catch(() => {}), // told already
    }
  }
  const connect = (listen?: Connected) => {
    if (listen === undefined) return Promise.resolve(lateClient())
    pool.connect((error, client, release) => listen(error, client, () => release(true)))
    return undefined
  }
  return new Proxy(pool, {
    get: (target, name): unknown => (name === 'connect' ? connect : Reflect.get(target, name, target)),
  })
}
