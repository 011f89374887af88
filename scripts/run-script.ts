import { currentOutput } from '#server/output.ts'

/** Runs a script's body; a StartupError is printed as one line, any other error with its stack. */
export async function runScript(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    currentOutput().fail(error)
    process.exit(1)
  }
}
