import { draftReader } from './draft.ts'
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
 * A list of at most `most` items. Its key has the prefix of drafts, so that a sign-out removes it, as does the sign-in of
 * another account after a session that expired: the next user of this browser does not find it. Reads nothing until
 * asked, because the server has no storage.
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
  let isFollowingSession = false
  const listeners = new Set<() => void>()
  const ownerKey = `${key} of`

  /** As with drafts: a sign-in takes over a visitor's list and removes another account's. */
  function takeOver() {
    if (!isFollowingSession) followSession()
    const userId = draftReader()
    if (typeof userId !== 'number') return
    try {
      const owner = localStorage.getItem(ownerKey)
      if (owner === String(userId)) return
      if (owner !== null) localStorage.removeItem(key)
      localStorage.setItem(ownerKey, String(userId))
    } catch {
      // Storage is full or forbidden.
    }
  }

  function followSession() {
    isFollowingSession = true
    subscribeToSession(({ status }) => {
      if (status === 'restoring') return
      if (status === 'anonymous') isOnlyHere = false
      show(readStored())
    })
  }

  function readStored(): readonly Item[] {
    takeOver()
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

  /** Other tabs change the stored list. */
  function followOthers() {
    isFollowing = true
    addEventListener('storage', ({ key: changed }) => {
      if (changed === key || changed === null) show(readStored())
    })
    // A page restored from the back/forward cache has missed all changes.
    addEventListener('pageshow', ({ persisted }) => persisted && show(readStored()))
  }

  return {
    read: () => (list ??= readStored()),
    readStored,
    write(next) {
      takeOver()
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
