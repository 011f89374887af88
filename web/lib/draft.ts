const PREFIX = 'draft:'

/** Text that a person has typed but not yet sent, kept for this tab, so that a sign-in in between loses nothing. */
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
    // Storage is full or forbidden; the text still stands in its field.
  }
}

/** What was typed belongs to who typed it: a sign-out takes it along. */
export function clearDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // What cannot be stored was not kept either.
  }
}
