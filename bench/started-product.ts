import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { joinEmbedded } from '#server/db/embedded/embedded.ts'
import { ensureBuilt } from '#test/built.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { inheritedEnv } from '#test/product.ts'

const root = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } } // ours
const START_MS = 60_000
const END_MS = 20_000

export interface StartedProduct {
  origin: string
  /** The process that `npm start` becomes; all others are its descendants. */
  pid: number
  /** Until its first answer. */
  startMs: number
  databaseUrl: () => Promise<string>
  stop: () => Promise<void>
}

/** The built product as run by `npm start`, without its demo marketplace; its log is a file in `dataDir`. */
export async function startAsServed(dataDir: string, env: Record<string, string> = {}): Promise<StartedProduct> {
  ensureBuilt()
  mkdirSync(dataDir, { recursive: true })
  const port = String(env['PORT'] ?? (await findFreePort()))
  const output = openSync(join(dataDir, 'server.log'), 'a')
  const begin = performance.now()
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  const own = { DATA_DIR: dataDir, PORT: port, DEMO: 'off', RATE_LIMIT_FACTOR: '1000000', PATH: path }
  // The shell's `exec` makes it a single process.
  const server = spawn('/bin/sh', ['-c', scripts.start], {
    cwd: root,
    env: { ...inheritedEnv(), ...own, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const killOnExit = () => server.kill('SIGKILL')
  process.once('exit', killOnExit)
  const ended = once(server, 'exit').finally(() => process.removeListener('exit', killOnExit))
  const origin = `http://127.0.0.1:${port}`
  await waitForAnswer(origin, server)
  return {
    origin,
    pid: server.pid ?? 0,
    startMs: performance.now() - begin,
    databaseUrl: async () => env['DATABASE_URL'] ?? (await joinEmbedded(dataDir, () => {})).url,
    async stop() {
      server.kill('SIGTERM')
      const timeout = setTimeout(() => server.kill('SIGKILL'), END_MS)
      await ended
      clearTimeout(timeout)
    },
  }
}

async function waitForAnswer(origin: string, server: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error('The product ended before it was up; server.log says why.')
    const answer = await fetch(`${origin}/api/v1/categories`).catch(() => null)
    if (answer?.ok) {
      await answer.text()
      return
    }
    await delay(5)
  }
  throw new Error(`The product did not come up within ${START_MS / 1000} s; server.log says why.`)
}
