import { useSyncExternalStore } from 'react'

/** The open modal dialogs, the topmost last. */
let stack: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function setStack(next: readonly HTMLElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

/** Returns the function to call when the dialog has closed. */
export function addModal(dialog: HTMLElement): () => void {
  setStack([...stack, dialog])
  return () => setStack(stack.filter((other) => other !== dialog))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another array after each change. */
export const openModals = () => stack

/** The topmost dialog, the only one that can be used; null while none is open. */
const topModal = () => stack.at(-1) ?? null

export const useTopModal = () => useSyncExternalStore(subscribe, topModal, () => null)
