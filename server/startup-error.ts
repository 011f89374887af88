/** An error that the operator can correct: its message is printed as one line, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
