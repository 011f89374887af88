import { useEffect } from 'react'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'

/** Counts one view of this page; the server leaves out owners, admins and repeated views. */
export function useRecordView({ id, status }: Pick<Professional, 'id' | 'status'>) {
  const isPublic = status === 'approved'
  useEffect(() => {
    // A view that was not counted is nothing to bother a visitor with.
    if (isPublic) call('POST /professionals/:id/views', { params: { id } }).catch(() => {})
  }, [id, isPublic])
}
