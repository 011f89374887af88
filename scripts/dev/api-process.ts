import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findFreePort } from '#scripts/free-ports.ts'
import { formatLogLine } from './log-line.ts'

const KILL_AFTER_MS = 3_000

interface ApiProcessOptions {
  env: NodeJS.ProcessEnv
  /** Called with each line meant for people. */
  log: (line: string) => void
}

/** The server in a separate process, which restarts on each change of its sources. */
export interface ApiProcess {
  /** Resolves with its port as soon as it listens; rejects with its last output if it ended instead. */
  port: () => Promise<number>
  /** Starts the next process at once and ends the previous one. */
  restart: () => void
  stop: () => Promise<void>
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const killed = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(killed)
}

export function startApiProcess({ env, log }: ApiProcessOptions): ApiProcess {
  let current: ChildProcess | undefined
  let hasGreeted = false
  let ready: Promise<number>
  const ending = new Set<Promise<void>>()

  function endCurrent(): void {
    if (current === undefined) return
    const ended = end(current).finally(() => ending.delete(ended))
    ending.add(ended)
  }

  /** Its port is not for people, and its other startup lines are only shown once. */
  function isRepeated(line: string): boolean {
    if (line.includes('"Server listening at ')) return true
    const isGreeting = line.startsWith('Demo accounts: ')
    const isRepeatedGreeting = isGreeting && hasGreeted
    hasGreeted ||= isGreeting
    return isRepeatedGreeting
  }

  async function start(): Promise<number> {
    const port = await findFreePort()
    const child = spawn(process.execPath, ['scripts/node-guard.mjs', 'server/main.ts'], {
      env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    current = child
    const lastWords: string[] = []
    return new Promise((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('Zauvijek is up at ')) resolve(port)
        else if (child === current && !isRepeated(line)) log(formatLogLine(line))
      })
      createInterface(child.stderr).on('line', (line) => {
        lastWords.push(line)
        if (child === current) log(line)
      })
      child.once('close', () => reject(new Error(lastWords.join('\n') || 'The server has ended.')))
    })
  }

  function restart(): void {
    endCurrent()
    current = undefined
    ready = start()
    // Every waiting request gets this error; if there are none, the log has the reason.
    ready.catch(() => {})
  }

  restart()
  return {
    async port() {
      // A change during the start begins another start, and only the last one counts.
      for (;;) {
        const latest = ready
        await latest.catch(() => {})
        if (latest === ready) return latest
      }
    },
    restart,
    async stop() {
      endCurrent()
      await Promise.all(ending)
    },
  }
}
