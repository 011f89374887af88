import { useState } from 'react'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The last value that was loaded: a reload that fails, which gives null, leaves it as it is. It stays the same object
 * while its content does, so that nothing is drawn anew under somebody's focus.
 */
export function useLastLoaded<T>(loaded: T | null): T | null {
  const [seen, setSeen] = useState(loaded)
  const [last, setLast] = useState(loaded)
  if (loaded === seen) return last
  setSeen(loaded)
  if (loaded === null || isSame(last, loaded)) return last
  setLast(loaded)
  return loaded
}
