import { useSyncExternalStore } from 'react'

/** Which hearts are set as far as the person sees; small, because every page with a heart carries it. */
export type HeartsState = {
  /** The couple's id; null while no couple is signed in. */
  owner: number | null
  professionals: ReadonlySet<number>
  /** False until the server has answered, whatever it answered. */
  isKnown: boolean
}

const emptyHearts: HeartsState = { owner: null, professionals: new Set(), isKnown: false }

let hearts = emptyHearts
const listeners = new Set<() => void>()

export const readHearts = () => hearts

export function setHearts(next: HeartsState) {
  hearts = next
  for (const listener of listeners) listener()
}

export const resetHearts = (owner: number | null) => setHearts({ ...emptyHearts, owner })

export function setHeart(professionalId: number, isSet: boolean) {
  const professionals = new Set(hearts.professionals)
  if (isSet) professionals.add(professionalId)
  else professionals.delete(professionalId)
  setHearts({ ...hearts, professionals })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHearts = () =>
  useSyncExternalStore(
    subscribe,
    () => hearts,
    () => emptyHearts,
  )
