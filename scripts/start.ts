import { isProductionProcess, readConfig } from '#server/config.ts'
import { openOutput } from '#server/output.ts'
import { runScript } from './run-script.ts'
import { buildWebWhenStale } from './web-build.ts'

const { log } = openOutput({ isProduction: isProductionProcess() })

await runScript(async () => {
  // Read here too, so that a bad variable is reported before the build.
  readConfig(process.env, { isServer: true })
  await buildWebWhenStale(log)
})
await import('#server/main.ts')
