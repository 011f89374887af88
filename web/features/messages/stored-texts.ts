import type { StoredMessage } from './outgoing-messages.ts'

// In local storage, so that they outlive the tab. A sign-out removes everything with the prefix `draft:`
// (web/lib/draft.ts).
const draftKey = (userId: number, leadId: number) => `draft:message ${userId} ${leadId}`
const outgoingPrefix = (userId: number) => `draft:outgoing ${userId} `

/** Null if storage is full or forbidden. */
function tryStorage<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}

/** The text that this user has typed in this conversation but not sent. */
export const readDraftText = (userId: number, leadId: number): string =>
  tryStorage(() => localStorage.getItem(draftKey(userId, leadId))) ?? ''

export const writeDraftText = (userId: number, leadId: number, text: string) =>
  tryStorage(() =>
    text === ''
      ? localStorage.removeItem(draftKey(userId, leadId))
      : localStorage.setItem(draftKey(userId, leadId), text),
  )

const outgoingKeys = (userId: number) =>
  tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(outgoingPrefix(userId)))) ?? []

/** Whether this user has messages waiting to be sent. */
export const hasStoredMessages = (userId: number) => outgoingKeys(userId).length > 0

/** Each message has its own key, so that two tabs never overwrite each other's. */
export const storedMessages = (userId: number) => ({
  read: (): StoredMessage[] =>
    outgoingKeys(userId).flatMap((key) => {
      const message = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as StoredMessage | null) // written below
      return message === null ? [] : [message]
    }),
  write: (message: StoredMessage) => {
    tryStorage(() => localStorage.setItem(outgoingPrefix(userId) + message.key, JSON.stringify(message)))
  },
  remove: (key: string) => {
    tryStorage(() => localStorage.removeItem(outgoingPrefix(userId) + key))
  },
})
