import { useState } from 'react'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The last loaded value; a failed reload, which gives null, does not replace it. It stays the same object while its
 * content is equal, so that nothing renders again and loses the focus.
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
