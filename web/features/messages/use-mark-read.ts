import { useEffect, useEffectEvent, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import { call } from '#web/call.ts'
import { publishLeadUpdate } from '#web/lib/lead-stream.ts'

/** Marks messages as read while they are visible: the window is in front and the newest message in view. */
export function useMarkRead(lead: Lead, newestId: number, isAtEnd: boolean) {
  const { id, unread_count: unread } = lead
  /** The newest message of the request on its way. */
  const markingId = useRef<number | null>(null)

  // Not left to the stream, which may be away. A message that has arrived meanwhile is marked next.
  const noteMarked = useEffectEvent(() => {
    if (markingId.current === newestId) publishLeadUpdate({ lead: { ...lead, unread_count: 0 }, hasArrived: false })
  })

  const mark = useEffectEvent(async () => {
    const isSeen = isAtEnd && document.visibilityState === 'visible' && document.hasFocus()
    if (!isSeen || unread === 0 || markingId.current === newestId) return
    markingId.current = newestId
    try {
      await call('POST /leads/:id/read', { params: { id } })
      noteMarked()
    } catch {
      // Tried again with the next message, or on the next return to the page.
    }
    // A count from before may still arrive, and is marked as read again.
    if (markingId.current === newestId) markingId.current = null
  })

  // The newest id, because the count alone does not change if one message is read while another arrives.
  const isUnread = unread > 0 && isAtEnd ? newestId : null
  useEffect(() => {
    if (isUnread !== null) void mark()
  }, [isUnread])
  useEffect(() => {
    const onReturn = () => void mark()
    const left = new AbortController()
    addEventListener('focus', onReturn, { signal: left.signal })
    document.addEventListener('visibilitychange', onReturn, { signal: left.signal })
    return () => left.abort()
  }, [])
}
