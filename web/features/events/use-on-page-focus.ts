import { useEffect, useEffectEvent } from 'react'

/** Calls whenever the person comes back to this window or tab. */
export function useOnPageFocus(onReturn: () => void) {
  const call = useEffectEvent(onReturn)
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') call()
    }
    addEventListener('focus', onVisible)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      removeEventListener('focus', onVisible)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}
