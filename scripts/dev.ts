import { once } from 'node:events'
import { rmSync, watch } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { claimPort, listenOrThrow } from '#server/listen.ts'
import { StartupError } from '#server/startup-error.ts'
import { startApiProcess } from './dev/api-process.ts'
import { watchMigrations } from './dev/migrations.ts'
import { startPages } from './dev/pages.ts'
import { isServerPath } from './dev/paths.ts'
import { passOn } from './dev/proxy.ts'
import { runScript } from './run-script.ts'

/** A single save may cause several events. */
const SETTLED_MS = 30
const log = (line: string) => console.log(line)

/** The database and Vite keep running. The server restarts on each change of its sources, and calls wait for it. */
await runScript(async () => {
  const config = readConfig(process.env, { isServer: true })
  const { directDatabaseUrl, dataDir, demo, publicUrl, host, port } = config
  await claimPort(config)
  if (process.argv.includes('--fresh')) {
    if (directDatabaseUrl !== undefined)
      throw new StartupError('--fresh deletes the private database alone: empty the one of DATABASE_URL yourself.')
    // Fails if a server is using it.
    await startEmbedded(dataDir, log).then(({ stop }) => stop())
    rmSync(join(dataDir, 'postgres'), { recursive: true, force: true })
  }
  const cluster = directDatabaseUrl === undefined ? await startEmbedded(dataDir, log) : undefined
  const url = directDatabaseUrl ?? cluster?.url ?? ''
  for (const name of await migrate(url, { warn: log })) log(`Migration ${name} applied.`)
  await migrateJobs(url)
  const migrationNews = await watchMigrations()

  const api = startApiProcess({
    log,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: '',
      DATABASE_POOLING: 'session',
      DEMO: demo ? 'on' : 'off',
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: 'loopback',
      DEV_SERVER: 'on',
    },
  })
  const server = createServer((request, response) => {
    if (isServerPath(request.url ?? '/')) void passOn(api, request, response)
    else pages.handle(request, response)
  })
  const pages = await startPages(api, publicUrl, server)

  let logged: string | null = null
  async function logMigrationNews(): Promise<void> {
    const news = await migrationNews().catch(String)
    if (news !== null && news !== logged) log(news)
    logged = news
  }

  let settled: NodeJS.Timeout | undefined
  const restart = () => {
    api.restart()
    // After a change to the server, pages reload by themselves.
    api.port().then(pages.reload, () => {})
  }
  for (const folder of ['server', 'contract', 'demo']) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file?.endsWith('.sql')) void logMigrationNews()
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(settled)
      settled = setTimeout(restart, SETTLED_MS)
    })
  }

  async function shutDown(): Promise<void> {
    server.close()
    server.closeAllConnections()
    await Promise.all([api.stop(), pages.close()])
    await cluster?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown())
  void cluster?.ended.then(() => process.exit(1))

  // If it cannot start, the log has the reason, and an edit may fix it.
  await api.port().catch(() => {})
  await listenOrThrow(config, () => once(server.listen(port, host), 'listening'))
  log(`Zauvijek is up at ${publicUrl}`)
})
