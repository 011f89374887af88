import { useEffect, useState } from 'react'

/** A person begins to doubt by then. A silent line is given up only much later. */
const LATE_MS = 8_000

export const LATE_TEXT = 'Odgovor još nije stigao. Pričekajte još malo.'

/** Whether something has been busy for so long that it is to be said. */
export function useLate(busy: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return isLate
}
