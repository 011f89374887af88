/** The value below which this fraction of the sorted values lies; NaN for an empty list. */
export function percentile(sorted: Float64Array | number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function joinSorted(parts: Float64Array[]): Float64Array {
  const joined = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined.toSorted()
}

const shareOf = (values: number[], share: number) =>
  percentile(
    values.toSorted((one, other) => one - other),
    share,
  )

export const median = (values: number[]) => shareOf(values, 0.5)
export const lowerQuartile = (values: number[]) => shareOf(values, 0.25)

export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
