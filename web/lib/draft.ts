const PREFIX = 'draft:'

/** Text that was typed and not sent, stored for this tab, so that a sign-in in between loses nothing. */
export function readDraft<T>(key: string): Partial<T> | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key)
    return text === null ? null : (JSON.parse(text) as Partial<T>) // written by writeDraft of the same key
  } catch {
    return null
  }
}

export function writeDraft(key: string, value: unknown) {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden; the text is still in its field.
  }
}

/** At a sign-out: typed text belongs to the person who typed it. */
export function clearDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Where storage is forbidden there are no drafts.
  }
}
