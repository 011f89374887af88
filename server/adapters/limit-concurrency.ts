/** The line is full: whoever asks should come back later. */
export class QueueFullError extends Error {
  override name = 'LineFullError'
}

/** Runs at most `atOnce` works at a time, in the order asked; throws a QueueFullError when `waiting` wait already. */
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
      // The place is handed on as it is, so nobody can slip in between.
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
