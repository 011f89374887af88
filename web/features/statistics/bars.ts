/** Even a single one is seen beside a thousand. */
const MIN_HEIGHT = 2

/** How high each value stands, in percent of the greatest; of nothing, nothing. */
export function barHeights(values: number[]): number[] {
  const most = Math.max(...values, 1)
  return values.map((value) => (value === 0 ? 0 : Math.max(MIN_HEIGHT, (value / most) * 100)))
}
