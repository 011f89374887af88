import { runScript } from './run-script.ts'
import { buildWeb } from './web-build.ts'

await runScript(buildWeb)
