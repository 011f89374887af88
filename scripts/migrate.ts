import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { joinEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { checkDatabase } from '#server/db/check-database.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { runScript } from './run-script.ts'

await runScript(async () => {
  const { directDatabaseUrl, dataDir } = readConfig(process.env)
  await using open = new AsyncDisposableStack()
  const cluster = directDatabaseUrl === undefined ? await joinEmbedded(dataDir, (line) => console.log(line)) : undefined
  if (cluster) open.defer(cluster.stop)
  const url = directDatabaseUrl ?? cluster?.url ?? ''
  const { pool, close } = connectDatabase(url)
  open.defer(close)
  await checkDatabase(pool, url)
  const applied = await migrate(url, { warn: (line) => console.log(line) })
  await migrateJobs(url)
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.')
})
