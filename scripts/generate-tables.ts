import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { startTemporaryCluster } from '#test/temporary-cluster.ts'
import { tableTypes } from './table-types.ts'

const cluster = await startTemporaryCluster()
const url = cluster.urlOf('postgres')
await migrate(url)
const { pool, close } = connectDatabase(url)
writeFileSync(join(import.meta.dirname, '../server/db/tables.generated.ts'), await tableTypes(pool))
await close()
await cluster.stop()
