/** The code of a system, Node or database error, such as `ENOENT`; empty if the error has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
