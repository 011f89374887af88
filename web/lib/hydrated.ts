import { useDeferredValue, useState, useSyncExternalStore } from 'react'

/** Subscribes to what never changes while a page is open. */
export const never = () => () => {}

/** Whether the component was created on the server or from its HTML, so that its first render has to be the same. */
export function useIsFromServer(): boolean {
  const [origin] = useState<{ isServer?: true }>({})
  // React calls the last function on the server and while hydrating. The value never changes, so nothing is rendered again.
  useSyncExternalStore(
    never,
    () => origin,
    () => Object.assign(origin, { isServer: true as const }),
  )
  return origin.isServer === true
}

/**
 * False on the server and in the first render of its HTML, then true. React renders that change in pieces that a press
 * can interrupt; a change of an external store would render everything that depends on it at once.
 */
export const useHydrated = (): boolean => useDeferredValue(true, useIsFromServer() ? false : undefined)

/** The value of an external store; `onServer` on the server and until the page is hydrated, which renders as above. */
export function useBrowserValue<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  onServer: Value,
): Value {
  const value = useSyncExternalStore(subscribe, read, import.meta.env.SSR ? () => onServer : read)
  return useHydrated() ? value : onServer
}
