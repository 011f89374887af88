import { StartupError } from '#server/startup-error.ts'

/** Runs a script's body; a fault that the operator can mend is told in one line, anything else with its stack. */
export async function runScript(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (fault) {
    console.error(fault instanceof StartupError ? fault.message : fault)
    process.exit(1)
  }
}
