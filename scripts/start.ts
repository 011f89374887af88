import { readConfig } from '#server/config.ts'
import { runScript } from './run-script.ts'
import { buildWebWhenStale } from './web-build.ts'

await runScript(async () => {
  // Read here too, so that a bad variable is reported before the build.
  readConfig(process.env, { isServer: true })
  await buildWebWhenStale((line) => console.log(line))
})
await import('#server/main.ts')
