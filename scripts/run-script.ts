import { StartupError } from '#server/startup-error.ts'

/** Runs a script's body; a StartupError is printed as one line, any other error with its stack. */
export async function runScript(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exit(1)
  }
}
