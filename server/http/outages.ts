import { FileStoreError } from '#server/adapters/file-store/file-store-error.ts'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { NotReadyError, type Readiness } from '#server/db/readiness.ts'
import type { App } from './app-type.ts'
import { isDatabaseAway } from './database-errors.ts'

const CHECK_MS = 1_000
/**
 * These outages are over once nothing has failed for this long. Meanwhile the database or the file store answers some
 * requests, but not all.
 */
const QUIET_MS = { overload: 5_000, shortage: 60_000, files: 60_000 }

const kinds = {
  database: { begin: 'the database does not answer; calls that need it get 503', end: 'the database answers again' },
  shortage: {
    begin: 'the database lacks disk, memory or connections; calls that need more get 503',
    end: 'the database lacks nothing any more',
  },
  files: {
    begin: 'the file store does not answer; requests that need it get 503',
    end: 'no request fails by the file store any more',
  },
  overload: { begin: 'too many requests wait; more of them get 503', end: 'requests are no longer refused' },
}
type Kind = keyof typeof kinds

interface Outage {
  since: number
  lastAt: number
  failures: number
  timer: NodeJS.Timeout
}

/** Logs a period in which requests fail for the same reason as two lines, at its beginning and its end. */
export interface Outages {
  /** Whether the failure is part of an outage and so needs no log line of its own. */
  covers: (error: unknown) => boolean
}

/** PostgreSQL's class 53, insufficient resources. */
const isShortage = (error: Error) => String(Reflect.get(error, 'code')).startsWith('53')

function kindOf(error: unknown): Kind | null {
  if (!(error instanceof Error)) return null
  if (isShortage(error)) return 'shortage'
  if (error instanceof QueueFullError) return 'overload'
  if (error instanceof FileStoreError) return 'files'
  if (error instanceof NotReadyError || isDatabaseAway(error)) return 'database'
  return kindOf(error.cause)
}

export function createOutages(
  app: App,
  readiness: Readiness,
  { checkMs = CHECK_MS, quietMs = QUIET_MS } = {},
): Outages {
  const current = new Map<Kind, Outage>()

  async function isOver(kind: Kind, { lastAt }: Outage): Promise<boolean> {
    if (kind !== 'database') return performance.now() - lastAt >= quietMs[kind]
    return readiness.check().then(
      () => true,
      () => false,
    )
  }

  function begin(kind: Kind, error: unknown): Outage {
    app.log.error({ err: error }, kinds[kind].begin)
    const now = performance.now()
    const check = async () => {
      // Another check may have found it over meanwhile.
      if (!(await isOver(kind, outage)) || current.get(kind) !== outage) return
      clearInterval(outage.timer)
      current.delete(kind)
      const seconds = Math.round((performance.now() - outage.since) / 1000)
      app.log.warn({ seconds, failures: outage.failures }, kinds[kind].end)
    }
    const timer = setInterval(() => void check(), checkMs).unref()
    const outage: Outage = { since: now, lastAt: now, failures: 0, timer }
    current.set(kind, outage)
    return outage
  }

  app.addHook('onClose', (_app, done) => {
    for (const { timer } of current.values()) clearInterval(timer)
    done()
  })

  return {
    covers(error) {
      const found = kindOf(error)
      if (found === null) return false
      // While the database is away, requests also wait too long; those failures belong to the same outage. The file
      // store is separate.
      const kind = found !== 'files' && current.has('database') ? 'database' : found
      const outage = current.get(kind) ?? begin(kind, error)
      outage.lastAt = performance.now()
      outage.failures++
      return true
    },
  }
}
