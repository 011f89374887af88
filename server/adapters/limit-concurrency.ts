/** The line is full: whoever asks should come back later. */
export class LineFullError extends Error {
  override name = 'LineFullError'
}

/** Runs at most `atOnce` works at a time, in the order asked; throws a LineFullError when `waiting` wait already. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else {
      if (line.length >= waiting) throw new LineFullError('too many are waiting')
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The place is handed on as it is, so nobody can slip in between.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}

/** The same for each key by itself. */
export function limitEach(limits: { atOnce: number; waiting: number }) {
  const lines = new Map<number, { inTurn: ReturnType<typeof limitConcurrency>; works: number }>()

  return async function inOwnTurn<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(key) ?? { inTurn: limitConcurrency(limits), works: 0 }
    lines.set(key, line)
    line.works++
    try {
      return await line.inTurn(work)
    } finally {
      if (--line.works === 0) lines.delete(key)
    }
  }
}
