/**
 * What couples write of one trade, by how content they were. Croatian says who speaks: a comment that only a woman or
 * only a man could write begins with ♀ or ♂; one that only summer or only winter explains, with ☀ or ❄.
 */
export interface CommentStock {
  /** Five stars, and four. */
  praise: readonly string[]
  /** Four stars: content, with a grain of salt. */
  good: readonly string[]
  /** Three stars. */
  mixed: readonly string[]
  /** Two stars and one, with the reason. */
  poor: readonly string[]
}
