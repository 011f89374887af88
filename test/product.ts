import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { findFreePort } from '#scripts/free-ports.ts'
import { ensureBuilt } from './built.ts'
import { withCompiled } from './compiled.ts'

const ownRoot = resolve(import.meta.dirname, '..')

export interface Product {
  /** Origin, without a trailing slash. */
  url: string
  dataDir: string
  stop: () => Promise<void>
  /** Ends it with SIGKILL, like a power cut. */
  kill: () => Promise<void>
}

export interface ProductOptions {
  dataDir: string
  /** The server's output; a later start appends to it. */
  log: string
  env?: Record<string, string>
  /** Another built tree of the product, such as the previous release. */
  root?: string
}

/** A first start fills the demo marketplace, pictures included, on any machine. */
const startMs = 180_000
const endMs = 20_000

/** An empty folder for the server's data, accessible to the embedded database's user as well. */
export function makeDataDir(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'zauvijek-data-'))
  chmodSync(folder, 0o755)
  return folder
}

export function removeDataDir(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts the built product with its own database and waits until it prints its address. */
export async function startProduct({ dataDir, log, env, root = ownRoot }: ProductOptions): Promise<Product> {
  ensureBuilt()
  mkdirSync(dirname(log), { recursive: true })
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...inheritedEnv(),
      ...withCompiled,
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = createWriteStream(log, { flags: 'a' })
  server.stdout.pipe(output, { end: false })
  server.stderr.pipe(output, { end: false })
  // An interrupted run leaves no server behind.
  const killOnExit = () => server.kill('SIGKILL')
  process.once('exit', killOnExit)
  const ended = once(server, 'exit').finally(() => {
    process.removeListener('exit', killOnExit)
    output.end()
  })

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    const timeout = setTimeout(() => server.kill('SIGKILL'), endMs)
    await ended
    clearTimeout(timeout)
  }
  try {
    return { url: await addressOf(server, log), dataDir, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
}

/** The environment without a developer's own settings, which must not affect tests and measurements. */
export function inheritedEnv(): NodeJS.ProcessEnv {
  const ours = ['DATABASE_URL', 'PUBLIC_URL', 'HOST', 'NODE_ENV', 'SMTP_URL', 'MAIL_FROM', 'STORAGE_URL', 'LOG_LEVEL']
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.includes(name)))
}

function addressOf(server: ChildProcess, log: string): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>()
  const fail = (what: string) => reject(new Error(`${what}:\n${readFileSync(log, 'utf8').slice(-4000)}`))
  const timeout = setTimeout(() => fail(`The server did not come up within ${startMs / 1000} s`), startMs)
  let output = ''
  server.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    const url = /\bup at (http:\/\/\S+)/.exec(output)?.[1]
    if (url !== undefined) found(url.replace(/\/$/, ''))
  })
  // Its last output is written to the log only after it has ended.
  const failSoon = () => setTimeout(fail, 100, 'The server ended before it was up')
  server.once('close', failSoon)
  return promise.finally(() => {
    clearTimeout(timeout)
    server.off('close', failSoon)
  })
}
