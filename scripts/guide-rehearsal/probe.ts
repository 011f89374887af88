import { setTimeout as delay } from 'node:timers/promises'
import { ask, keptConnection, type Site } from './visitor.ts'

const READERS = 8
const PAUSE_MS = 100

export interface ProbeResult {
  requests: number
  failures: string[]
  slowestMs: number
  written: string[]
}

export interface Probe {
  stop: () => Promise<ProbeResult>
}

interface ProbeOptions {
  site: Site
  paths: readonly string[]
  /** Sends one message and returns its text once acknowledged. */
  write: (number: number) => Promise<string>
}

/** Starts readers, every second of which opens a connection per request, and a writer. */
export function startProbe({ site, paths, write }: ProbeOptions): Probe {
  const stopped = new AbortController()
  const result: ProbeResult = { requests: 0, failures: [], slowestMs: 0, written: [] }
  const pause = () => delay(PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => {})

  async function measure(what: string, work: () => Promise<string | null>): Promise<void> {
    const begin = performance.now()
    const failure = await work().catch((error: unknown) => String(error))
    const ms = performance.now() - begin
    result.requests++
    result.slowestMs = Math.max(result.slowestMs, ms)
    if (failure !== null) result.failures.push(`${what}: ${failure} after ${Math.round(ms)} ms`)
  }

  async function readOn(reader: number): Promise<void> {
    const agent = reader % 2 === 0 ? keptConnection() : undefined
    for (let turn = reader; !stopped.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? '/'
      await measure(path, async () => {
        const { status } = await ask(site, path, agent ? { agent } : {})
        return status === 200 ? null : String(status)
      })
      await pause()
    }
    agent?.destroy()
  }

  async function writeOn(): Promise<void> {
    for (let number = 1; !stopped.signal.aborted; number++) {
      await measure('a message', async () => {
        result.written.push(await write(number))
        return null
      })
      // A couple may only write about thirty messages an hour, so these need not be many.
      for (let wait = 0; wait < 20 && !stopped.signal.aborted; wait++) await pause()
    }
  }

  const work = Promise.all([...Array.from({ length: READERS }, (_, reader) => readOn(reader)), writeOn()])
  return {
    async stop() {
      stopped.abort()
      await work
      return result
    },
  }
}
