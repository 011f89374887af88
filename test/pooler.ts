import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { changeOwner, createScratchDirectory, temporaryAccount } from '#server/db/embedded/account.ts'
import { findFreePort } from '#scripts/free-ports.ts'

/** Debian's PgBouncer. */
const program = '/usr/sbin/pgbouncer'
const deployed = resolve(import.meta.dirname, '../deploy/cluster/pgbouncer.ini')

interface PoolerOptions {
  /** The address of a database in the cluster behind it. */
  url: string
  /** Connections to PostgreSQL for each database. */
  poolSize: number
  /** Changes the text of `deploy/cluster/pgbouncer.ini`. */
  change?: ((configuration: string) => string) | undefined
}

/** A change that lets it ignore what a connection says when it starts. */
export const withoutStart = (configuration: string) =>
  configuration.replace(
    '[pgbouncer]',
    '[pgbouncer]\nignore_startup_parameters = options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
  )

/** A change that lets it set nothing on the connections that it opens. */
export const withoutQuery = (configuration: string) => configuration.replace(/ connect_query='.*'/, '')

export interface Pooler {
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

/** A test cluster admits only the user of this process, and PgBouncer refuses to run as root. */
async function letIn(socket: string, url: string): Promise<void> {
  appendFileSync(join(socket, 'ident.conf'), 'zauvijek "nobody" postgres\n')
  const client = new pg.Client(url)
  await client.connect()
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** PgBouncer as deployed, in front of all databases of a test cluster. */
export async function startPooler({ url, poolSize, change = (text) => text }: PoolerOptions): Promise<Pooler> {
  const socket = new URL(url).searchParams.get('host') ?? ''
  const account = temporaryAccount()
  if (account.uid !== undefined) await letIn(socket, url)
  const home = createScratchDirectory(account)
  const port = await findFreePort()
  const replaced = [
    ['zauvijek = host=10.0.0.21 port=5432 dbname=zauvijek', `* = host=${socket} user=postgres`],
    ['listen_addr = 10.0.0.21', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['auth_type = scram-sha-256', 'auth_type = any'],
    ['auth_file = /etc/pgbouncer/userlist.txt', 'admin_users = postgres'],
    ['default_pool_size = 40', `default_pool_size = ${poolSize}`],
  ] as const
  const configuration = replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${deployed} has no ${from}`)
      return text.replace(from, to)
    },
    readFileSync(deployed, 'utf8'),
  )
  const file = join(home, 'pgbouncer.ini')
  writeFileSync(file, change(configuration))
  changeOwner(file, account)
  const pooler = spawn(program, [file], { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  pooler.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const killOnExit = () => pooler.kill('SIGKILL')
  process.once('exit', killOnExit)
  const ended = once(pooler, 'exit')
  while (!output.includes('process up')) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer did not start: ${output}`)
    await delay(10)
  }
  return {
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      process.removeListener('exit', killOnExit)
      pooler.kill('SIGKILL')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
