import { useEffect } from 'react'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'

/** Counts one view of this page; the server leaves out owners, admins and repeated views. */
export function useRecordView({ id, status }: Pick<Professional, 'id' | 'status'>) {
  const isPublic = status === 'approved'
  useEffect(() => {
    // A failure is ignored: it does not concern the visitor.
    if (isPublic) call('POST /professionals/:id/views', { params: { id } }).catch(() => {})
  }, [id, isPublic])
}
