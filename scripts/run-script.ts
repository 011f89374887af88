import { fstatSync } from 'node:fs'
import { isProductionProcess } from '#server/config.ts'
import { currentOutput, openOutput } from '#server/output.ts'

/** systemd names the stream to its journal; who starts programs from a service inherits the name, but not the stream. */
function isJournal(descriptor: number): boolean {
  const { dev, ino } = fstatSync(descriptor)
  return process.env['JOURNAL_STREAM'] === `${dev}:${ino}`
}

/**
 * Runs a script's body; a StartupError is printed as one line, any other error with its stack. Its lines are for people,
 * but those of production that go to the journal, as of the nightly backup, stand beside the service's and are JSON, too.
 */
export async function runScript(body: () => Promise<void>): Promise<void> {
  if (isJournal(2)) openOutput({ isProduction: isProductionProcess() })
  try {
    await body()
  } catch (error) {
    currentOutput().fail(error)
    process.exit(1)
  }
}
