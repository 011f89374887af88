/** In each of two generations; at a hundred letters of a key they are 2 MB together. */
const MAX_KEYS = 8_000

interface AskedKeys {
  /** Whether the key was noted lately; it is from now on. */
  note: (key: string) => boolean
}

/** Keys that were asked for lately, so many and up to twice as many: beyond them the older half is forgotten at once. */
export function createAskedKeys({ maxKeys = MAX_KEYS } = {}): AskedKeys {
  let older = new Set<string>()
  let newer = new Set<string>()

  return {
    note(key) {
      const isKnown = newer.has(key) || older.has(key)
      newer.add(key)
      if (newer.size >= maxKeys) [older, newer] = [newer, new Set()]
      return isKnown
    },
  }
}
