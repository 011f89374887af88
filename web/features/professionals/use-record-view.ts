import { useEffect } from 'react'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'

/** Records a view of this page; the server ignores owners, admins and repeated views. */
export function useRecordView({ id, status }: Pick<Professional, 'id' | 'status'>) {
  const isPublic = status === 'approved'
  useEffect(() => {
    // A failure does not concern the visitor.
    if (isPublic) call('POST /professionals/:id/views', { params: { id } }).catch(() => {})
  }, [id, isPublic])
}
