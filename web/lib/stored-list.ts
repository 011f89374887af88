import { subscribeToSession } from './session.ts'

/** A short list stored in this browser and shared by all its tabs. */
interface StoredList<Item> {
  read: () => readonly Item[]
  /** The stored list, which another tab may have changed. */
  readStored: () => readonly Item[]
  write: (next: readonly Item[]) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * A list of at most `most` items. Its key has the prefix of drafts, so that a sign-out removes it and the next user of
 * this browser does not find it. Reads nothing until asked, because the server has no storage.
 */
export function createStoredList<Item>(
  key: string,
  most: number,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  let list: readonly Item[] | null = null
  let isFollowing = false
  /** The last list could not be stored, so it lasts only as long as the page. */
  let isOnlyHere = false
  const listeners = new Set<() => void>()

  function readStored(): readonly Item[] {
    if (isOnlyHere && list) return list
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : []
    } catch {
      // Storage is forbidden, or the entry is not ours.
      return []
    }
  }

  function show(next: readonly Item[]) {
    list = next
    for (const listener of listeners) listener()
  }

  /** Other tabs change the stored list, and a sign-out removes it. */
  function followOthers() {
    isFollowing = true
    addEventListener('storage', ({ key: changed }) => {
      if (changed === key || changed === null) show(readStored())
    })
    subscribeToSession(({ status }) => {
      if (status !== 'anonymous') return
      isOnlyHere = false
      show(readStored())
    })
    // A page restored from the back/forward cache has missed all changes.
    addEventListener('pageshow', ({ persisted }) => persisted && show(readStored()))
  }

  return {
    read: () => (list ??= readStored()),
    readStored,
    write(next) {
      try {
        if (next.length === 0) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(next))
        isOnlyHere = false
      } catch {
        // Storage is full or forbidden.
        isOnlyHere = true
      }
      show(next)
    },
    subscribe(listener) {
      if (!isFollowing) followOthers()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
