import { useEffect, useState } from 'react'

/** Longer than between two digits of somebody who looks for the next one. */
const PAUSE_MS = 1_500

/** A value once it has stayed the same for a while, to be read out: at each digit nobody could go on listening. */
export function useAfterPause<Value>(value: Value): Value {
  const [latest, setLatest] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLatest(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return latest
}
