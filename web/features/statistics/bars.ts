/** In percent, so that 1 remains visible beside 1,000. */
const MIN_HEIGHT = 2

/** The height of each value in percent of the maximum; 0 for values up to 0. */
export function barHeights(values: number[]): number[] {
  const most = Math.max(...values, 1)
  return values.map((value) => (value <= 0 ? 0 : Math.max(MIN_HEIGHT, (value / most) * 100)))
}
