import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server renders and until the page is hydrated, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
