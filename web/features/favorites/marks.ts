import { useSyncExternalStore } from 'react'

/** Which hearts are set as far as the person sees; small, because every page with a heart carries it. */
export type Marks = {
  /** The couple's id; null while no couple is signed in. */
  owner: number | null
  professionals: ReadonlySet<number>
  /** False until the server has answered, whatever it answered. */
  isKnown: boolean
}

const nobodys: Marks = { owner: null, professionals: new Set(), isKnown: false }

let marks = nobodys
const listeners = new Set<() => void>()

export const readMarks = () => marks

export function showMarks(next: Marks) {
  marks = next
  for (const listener of listeners) listener()
}

export const startMarks = (owner: number | null) => showMarks({ ...nobodys, owner })

export function mark(professionalId: number, isSet: boolean) {
  const professionals = new Set(marks.professionals)
  if (isSet) professionals.add(professionalId)
  else professionals.delete(professionalId)
  showMarks({ ...marks, professionals })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMarks = () =>
  useSyncExternalStore(
    subscribe,
    () => marks,
    () => nobodys,
  )
