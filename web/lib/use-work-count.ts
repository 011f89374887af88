import { useEffect, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { loadOptional } from './load.ts'
import { useSession } from './session.ts'

/**
 * How much waits for a decision of an admin, asked for when the administration is opened and after each change; 0
 * while nobody knows. A loader of the layout would keep all of it from being drawn before that number is there.
 * `count` stays the same.
 */
export function useWorkCount(count: (signal: AbortSignal) => Promise<number>): number {
  const { user } = useSession()
  const { state } = useRevalidator()
  const matches = useMatches()
  // Another one for each loading, also for one that was too quick to be drawn.
  const loaded = state === 'idle' ? matches : null
  const [shown, setShown] = useState(0)
  const isAdmin = user?.role === 'admin'
  useEffect(() => {
    if (!isAdmin || loaded === null) return
    const leaving = new AbortController()
    loadOptional(count(leaving.signal)).then(
      (found) => found !== null && setShown(found),
      () => {}, // the page left, or its session is over, which its own loader says
    )
    return () => leaving.abort()
  }, [count, isAdmin, loaded])
  return shown
}
