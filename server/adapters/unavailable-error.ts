/** Something that we depend on does not answer, and another try may succeed. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}
