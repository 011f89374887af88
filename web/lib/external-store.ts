/** A value for `useSyncExternalStore`: each `set` notifies everybody who has subscribed. */
export function createExternalStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
