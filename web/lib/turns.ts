/**
 * For calls of which the last has to win: those about the same thing are made one after the other, since the network may
 * deliver them in any order. A failed one does not stop the next.
 */
export function createTurns() {
  const last = new Map<number, Promise<unknown>>()
  return <T>(id: number, make: () => Promise<T>): Promise<T> => {
    const before = last.get(id) ?? Promise.resolve()
    const own = before.then(make, make)
    last.set(id, own)
    return own
  }
}
