/** Something we depend on does not answer; another attempt may succeed. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}
