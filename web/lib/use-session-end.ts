import { useEffect, useEffectEvent } from 'react'
import { subscribeToSession } from './session.ts'

/**
 * Calls in the moment in which the session ends, whoever noticed it, while what was typed still stands in its fields.
 * A sign-out then takes along what was kept here.
 */
export function useSessionEnd(onEnd: () => void) {
  const call = useEffectEvent(onEnd)
  useEffect(() => {
    const unwatch = subscribeToSession(({ status }) => {
      if (status === 'anonymous') call()
    })
    return () => void unwatch()
  }, [])
}
