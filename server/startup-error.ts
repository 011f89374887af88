/** A fault that the operator can mend: its message is printed as one line, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
