/** Too many wait already: the caller should try again later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Runs at most `atOnce` tasks at a time, first come first served; throws a QueueFullError when `waiting` wait already. */
export function limitConcurrency({ concurrency, maxQueued }: { concurrency: number; maxQueued: number }) {
  const queue: (() => void)[] = []
  let running = 0

  return async function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < concurrency) running++
    else {
      if (queue.length >= maxQueued) throw new QueueFullError('too many are waiting')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The slot is passed on directly, so that no other task can take it in between.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}

/** The same for each key by itself. */
export function limitConcurrencyPerKey(limits: { concurrency: number; maxQueued: number }) {
  const limiters = new Map<number, { inTurn: ReturnType<typeof limitConcurrency>; works: number }>()

  return async function runLimitedByKey<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    const line = limiters.get(key) ?? { inTurn: limitConcurrency(limits), works: 0 }
    limiters.set(key, line)
    line.works++
    try {
      return await line.inTurn(work)
    } finally {
      if (--line.works === 0) limiters.delete(key)
    }
  }
}
