/**
 * For calls of which the last has to win: those with the same key are made one after the other, since the network may
 * deliver them in any order. A failed one does not stop the next.
 */
export function createTurns<Key>() {
  const last = new Map<Key, Promise<unknown>>()
  return <T>(key: Key, make: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(make, make)
    last.set(key, own)
    return own
  }
}
