import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { runScript } from './run-script.ts'

/** The server starts anew at each change; the database, which would take longest, stays up. */
await runScript(async () => {
  const { databaseUrl, dataDir, demo } = readConfig(process.env)
  const cluster = databaseUrl === undefined ? await startEmbedded(dataDir, (line) => console.log(line)) : undefined
  const watch = ['--watch', '--watch-preserve-output', '--watch-path=server', '--watch-path=contract']
  const server = spawn(process.execPath, [...watch, 'server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl ?? cluster?.url,
      DEMO: demo ? 'on' : 'off',
      WEB_DEV: 'on',
    },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  void cluster?.ended.then(() => server.kill())
  await once(server, 'exit')
  await cluster?.stop()
  process.exit(0)
})
