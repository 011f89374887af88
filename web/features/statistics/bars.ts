/** In percent, so that 1 is visible beside 1,000. */
const MIN_HEIGHT = 2

/** The height of each value in percent of the greatest; 0 for 0 and for less. */
export function barHeights(values: number[]): number[] {
  const most = Math.max(...values, 1)
  return values.map((value) => (value <= 0 ? 0 : Math.max(MIN_HEIGHT, (value / most) * 100)))
}
