/** Per generation, of which there are two. With keys of a hundred characters, both take 2 MB. */
const MAX_KEYS = 8_000

interface AskedKeys {
  /** Whether the key was noted recently; notes it in any case. */
  note: (key: string) => boolean
}

/**
 * Remembers recently requested keys: at least `maxKeys` of them, at most twice as many. When full, the older half is
 * forgotten at once.
 */
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
