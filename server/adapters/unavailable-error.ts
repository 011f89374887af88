/** Something that we depend on does not answer, and another try may succeed. */
export class AwayError extends Error {
  override name = 'AwayError'
}
