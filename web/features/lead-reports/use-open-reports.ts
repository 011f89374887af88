import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#web/call.ts'
import { loadOptional } from '#web/lib/load.ts'
import { useSession } from '#web/lib/session.ts'

/**
 * How many reports wait for a decision, asked for when the administration is opened and after each change; 0
 * while nobody knows. A loader of the layout would keep all of it from being drawn before that number is there.
 */
export function useOpenReports(): number {
  const { user } = useSession()
  const { state } = useRevalidator()
  const [count, setCount] = useState(0)
  const isAdmin = user?.role === 'admin'
  useEffect(() => {
    if (!isAdmin || state !== 'idle') return
    const leaving = new AbortController()
    const query = { status: 'open', per_page: 1 } as const
    loadOptional(call('GET /admin/lead-reports', { query, signal: leaving.signal })).then(
      (page) => page && setCount(page.counts.open),
      () => {}, // the page left, or its session is over, which its own loader says
    )
    return () => leaving.abort()
  }, [isAdmin, state])
  return count
}
