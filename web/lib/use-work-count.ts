import { useEffect, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { loadOptional } from './load.ts'
import { useSession } from './session.ts'

/**
 * The number of items that await an admin's decision, loaded when the administration is opened and after each change; 0
 * until known. In the layout's loader it would delay the whole page. `count` must be stable.
 */
export function useWorkCount(count: (signal: AbortSignal) => Promise<number>): number {
  const { user } = useSession()
  const { state } = useRevalidator()
  const matches = useMatches()
  // Changes with every reload, even one too quick to be rendered.
  const loaded = state === 'idle' ? matches : null
  const [shown, setShown] = useState(0)
  const isAdmin = user?.role === 'admin'
  useEffect(() => {
    if (!isAdmin || loaded === null) return
    const leaving = new AbortController()
    loadOptional(count(leaving.signal)).then(
      (found) => found !== null && setShown(found),
      () => {}, // the page was left, or its session has ended, which its own loader reports
    )
    return () => leaving.abort()
  }, [count, isAdmin, loaded])
  return shown
}
