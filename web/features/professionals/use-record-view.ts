import { useEffect } from 'react'
import type { Professional } from '#contract/professionals.ts'
import { browserApi } from '#web/lib/browser-api.ts'

/** Tells the server once that this page was opened. Owners, admins and whoever reloads it are left out there. */
export function useRecordView({ id, status }: Pick<Professional, 'id' | 'status'>) {
  const isPublic = status === 'approved'
  useEffect(() => {
    // Nobody who looks at a page wants to hear that it was not counted.
    if (isPublic) browserApi.countView(id).catch(() => {})
  }, [id, isPublic])
}
