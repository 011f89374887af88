/** An error the operator can fix. Its message is printed as one line, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
