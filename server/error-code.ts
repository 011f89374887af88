/** The code of a failure of the system, of Node or of the database, such as `ENOENT`; empty where the error has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
