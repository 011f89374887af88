import { useEffect, useEffectEvent, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import { call } from '#web/call.ts'

/** Marks messages as read while they are visible: the window is in front and the newest message in view. */
export function useMarkRead({ id, unread_count: unread }: Lead, newestId: number, isAtEnd: boolean) {
  const markedId = useRef<number | null>(null)

  const mark = useEffectEvent(async () => {
    const isSeen = isAtEnd && document.visibilityState === 'visible' && document.hasFocus()
    if (!isSeen || unread === 0 || markedId.current === newestId) return
    markedId.current = newestId
    try {
      await call('POST /leads/:id/read', { params: { id } })
    } catch {
      // Tried again with the next message, or on the next return to the page.
      markedId.current = null
    }
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
