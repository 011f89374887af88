import { text } from 'node:stream/consumers'
import { mapStack } from '#server/source-maps.ts'
import { runScript } from './run-script.ts'

/** Reads a stack from standard input, as a browser shows it, and prints it with places in our sources. */
await runScript(async () => {
  process.stdout.write(mapStack(await text(process.stdin)))
})
