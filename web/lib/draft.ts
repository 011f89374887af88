const PREFIX = 'draft:'

/**
 * Storage keys of the browser's lists (`createStoredList`). They are here because a first visit does without the lists.
 */
export const COMPARED_KEY = `${PREFIX}compared`
export const SEEN_KEY = `${PREFIX}seen`

/** `owner` is the account that typed the text; null for a visitor who has not signed in yet. */
type StoredDraft<T> = { owner: number | null; value: Partial<T> }

/** The id of the signed-in account; null for a visitor, undefined until it is known. */
let reader: number | null | undefined

export const draftReader = () => reader

function read<T>(storageKey: string): StoredDraft<T> | null {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? null : (JSON.parse(text) as StoredDraft<T>) // written by writeDraft with the same key
}

const allKeys = (storage = sessionStorage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX))

/**
 * Called on every change of the session. A sign-in takes over the visitor's drafts and removes those of other accounts.
 * Drafts survive the end of a session, so that the same account finds them again.
 */
export function setDraftReader(userId: number | null) {
  reader = userId
  if (userId === null) return
  try {
    for (const key of allKeys()) {
      const draft = read(key)
      if (draft?.owner === null) sessionStorage.setItem(key, JSON.stringify({ ...draft, owner: userId }))
      else if (draft?.owner !== userId) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is full or forbidden.
  }
}

/** Text that was typed but not yet sent, stored for this tab, so that signing in meanwhile loses nothing. */
export function readDraft<T>(key: string): Partial<T> | null {
  try {
    const draft = read<T>(PREFIX + key)
    return draft !== null && draft.owner === reader ? draft.value : null
  } catch {
    return null
  }
}

/** A draft still belongs to the account whose session has ended, even if more is typed before the next sign-in. */
export function writeDraft(key: string, value: unknown) {
  try {
    if (value === null) return sessionStorage.removeItem(PREFIX + key)
    const owner = reader ?? read(PREFIX + key)?.owner ?? null
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ owner, value }))
  } catch {
    // Storage is full or forbidden; the text is still in its field.
  }
}

/** Whether any account has a draft. */
export function isDraftStored(key: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + key) !== null
  } catch {
    return true
  }
}

/** A sign-out removes what was typed before it, and the messages to other tabs, whose keys share the prefix. */
export function clearDrafts() {
  try {
    for (const storage of [sessionStorage, localStorage]) for (const key of allKeys(storage)) storage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}
