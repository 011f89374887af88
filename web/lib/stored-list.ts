import { draftReader } from './draft.ts'
import { subscribeToSession } from './session.ts'

/** A short list that this browser keeps, and all its tabs show alike. */
interface StoredList<Item> {
  read: () => readonly Item[]
  /** The list as it is stored now, which another tab may have changed. */
  readStored: () => readonly Item[]
  write: (next: readonly Item[]) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * The list of at most `most` items under the key, which begins as a draft's does: a sign-out removes it, so that the next
 * person at this browser does not find it, and so does the sign-in of another account after a session that only ended.
 * Nothing is read before it is asked for: the server has no storage.
 */
export function createStoredList<Item>(
  key: string,
  most: number,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  let list: readonly Item[] | null = null
  let isFollowing = false
  /** The last list could not be stored: it is as long as the page. */
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
      // Forbidden, or not ours.
      return []
    }
  }

  function show(next: readonly Item[]) {
    list = next
    for (const listener of listeners) listener()
  }

  /** Other tabs change what is stored. */
  function followOthers() {
    isFollowing = true
    addEventListener('storage', ({ key: changed }) => {
      if (changed === key || changed === null) show(readStored())
    })
    // A page that one step back shows as it was left has heard of nothing meanwhile.
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
