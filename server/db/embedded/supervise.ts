import { mkdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { changeOwner, createScratchDirectory } from './account.ts'
import { startCluster } from './cluster.ts'
import { ownDatabase, prepareEmbedded } from './embedded.ts'

/** Milliseconds before a restart: doubled each time, and reset after a run that lasted. */
const pauses = { first: 250, longest: 30_000, lastingRun: 60_000 }

/**
 * The private PostgreSQL under `dataDir`, supervised for a server that outlives it: whenever it ends unexpectedly, it
 * is started again at the same address after growing pauses, until `stop` is called. `log` gets lines for the operator.
 * Throws a StartupError if the first start fails.
 */
export async function superviseEmbedded(
  dataDir: string,
  log: (line: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const plan = await prepareEmbedded(dataDir, log)
  const scratch = createScratchDirectory(plan.account)
  const stopping = new AbortController()
  let cluster = await startCluster({ ...plan, scratch })

  async function keepRunning(): Promise<void> {
    let pause = pauses.first
    for (;;) {
      const startedAt = performance.now()
      await cluster.ended
      if (performance.now() - startedAt > pauses.lastingRun) pause = pauses.first
      if (stopping.signal.aborted) return
      log(`The embedded database has ended; the next start is in ${pause / 1000} s. Its log is ${plan.log}.`)
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {}) // the next line checks the signal
      if (stopping.signal.aborted) return
      pause = Math.min(2 * pause, pauses.longest)
      try {
        mkdirSync(scratch, { mode: 0o700 }) // removed when the previous one ended
        changeOwner(scratch, plan.account)
        cluster = await startCluster({ ...plan, scratch })
        log('The embedded database is up again.')
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
      }
      if (stopping.signal.aborted) await cluster.stop()
    }
  }
  const running = keepRunning()

  const stop = async () => {
    stopping.abort()
    await cluster.stop()
    await running
  }
  return { url: cluster.urlOf(ownDatabase), stop }
}
