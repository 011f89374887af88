import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import type { Serving } from '#server/serving.ts'
import type { PrimaryCalls, WorkerCalls } from './calls.ts'
import { openLink } from './link.ts'
import { picturesBehind, siblingsBehind } from './siblings.ts'

/** How long to wait before retrying the start of jobs and housekeeping, which need the database. */
const DUTIES_RETRY_MS = 2_000

interface WorkerOptions {
  config: Config
  resources: AsyncDisposableStack
  log: (line: string) => void
  warn: (line: string) => void
  /** Shuts this process down gracefully. */
  shutDown: () => void
}

/** Does what the primary process asks for, and ends when the primary does. */
export function runWorker({ config, resources, log, warn, shutDown }: WorkerOptions): void {
  // Loaded while the database starts.
  const loading = import('#server/serving.ts')
  loading.catch(() => {}) // `open` rejects with it
  let serving: Serving | undefined

  function get(): Serving {
    if (!serving) throw new Error('the worker is not open')
    return serving
  }

  async function startDuties({ app, startDuties: start }: Serving): Promise<void> {
    while (!resources.disposed) {
      try {
        return await start()
      } catch (error) {
        app.log.warn({ err: error }, 'jobs could not be started; it will be tried again')
      }
      await delay(DUTIES_RETRY_MS, undefined, { ref: false })
    }
  }

  const link = openLink<PrimaryCalls, WorkerCalls>(process, {
    async open(databaseUrl) {
      const { openServing } = await loading
      const shared = { siblings: siblingsBehind(link), pictures: picturesBehind(link) }
      serving = await openServing({ config, databaseUrl, resources, log, warn, shared })
    },
    prepare: () => get().prepare(),
    listen: (inherited) => get().listen(inherited),
    startDuties: () => startDuties(get()),
    // Before `open` there is nothing cached to invalidate.
    invalidate: ({ tags, change }) => serving?.deps.responseCache.invalidate(tags, change),
    readMetrics: () => get().app.readMetrics(),
    close: shutDown,
  })
  // If the primary was killed, it cannot say so, and the private database ends with it.
  process.once('disconnect', () => process.exit(1))
}
