import { setTimeout as delay } from 'node:timers/promises'
import type { JobsLog } from '#server/adapters/jobs/log.ts'
import type { Mailer } from './mailer.ts'

const AGAIN_MS = 60_000

/**
 * Checks at start whether the mail server answers and accepts the login, and once a minute as long as it does not.
 * Mails wait in the queue meanwhile, so nothing is refused because of it. Logs the beginning and the end of each
 * outage.
 */
export function watchMailServer(
  mailer: Pick<Mailer, 'checkAvailability' | 'isAway'>,
  log: Pick<JobsLog, 'info' | 'warn'>,
  { againMs = AGAIN_MS } = {},
): { stop: () => void } {
  const stopping = new AbortController()
  const { signal } = stopping
  let wasAway = false

  async function check(): Promise<void> {
    try {
      await mailer.checkAvailability()
    } catch (error) {
      if (!wasAway && !signal.aborted) log.warn({ err: error }, 'the mail server is away; mails wait until it is back')
      wasAway = true
    }
  }

  async function watch(): Promise<void> {
    await check()
    for (;;) {
      await delay(againMs, undefined, { signal, ref: false })
      if (mailer.isAway()) await check()
      if (wasAway && !mailer.isAway()) log.info({}, 'the mail server answers again')
      wasAway &&= mailer.isAway()
    }
  }
  watch().catch(() => {}) // stopped
  return { stop: () => stopping.abort() }
}
