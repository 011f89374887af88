/**
 * The edit distance between two words: insertions, deletions, replacements and swaps of neighbours (optimal string
 * alignment).
 */
function distance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? Infinity
}

/** Short names such as HOST and PORT resemble too many others; longer ones tolerate one typo, or two. */
const slipsIn = ({ length }: string) => (length < 7 ? 0 : length < 9 ? 1 : 2)

/**
 * Given names that are not in `known` but were probably meant for a known one that is not set, such as `SMPT_URL` for
 * `SMTP_URL`. As pairs of the given name and the intended one.
 */
export function findNearMisses(given: readonly string[], known: readonly string[]): [name: string, meant: string][] {
  const isSet = new Set(given)
  const missing = known.filter((name) => !isSet.has(name) && slipsIn(name) > 0)
  const isKnown = new Set(known)
  return given.flatMap((name): [string, string][] => {
    if (isKnown.has(name)) return []
    const slips = (meant: string) => distance(name.toUpperCase(), meant)
    const [meant] = missing.filter((one) => slips(one) <= slipsIn(one)).toSorted((a, b) => slips(a) - slips(b))
    return meant === undefined ? [] : [[name, meant]]
  })
}
