import { useEffect, useEffectEvent } from 'react'
import { subscribeToSession } from './session.ts'

/**
 * Calls back as soon as the session ends, while typed text is still in its fields, so that it can be saved as a draft.
 * A sign-out deletes the drafts afterwards.
 */
export function useSessionEnd(onEnd: () => void) {
  const call = useEffectEvent(onEnd)
  useEffect(() => {
    const unsubscribe = subscribeToSession(({ status }) => {
      if (status === 'anonymous') call()
    })
    return () => void unsubscribe()
  }, [])
}
