import { readDraft, writeDraft } from '#web/lib/draft.ts'
import type { StoredMessage } from './outgoing-messages.ts'

// In local storage, so that they outlive the tab. A sign-out removes everything with the prefix `draft:`
// (web/lib/draft.ts).
const draftKey = (userId: number, leadId: number) => `draft:message ${userId} ${leadId}`
const heldKey = (userId: number, leadId: number) => `message-${userId}-${leadId}`
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
  tryStorage(() => localStorage.getItem(draftKey(userId, leadId))) ??
  readDraft<{ text: string }>(heldKey(userId, leadId))?.text ??
  ''

export function writeDraftText(userId: number, leadId: number, text: string) {
  writeDraft(heldKey(userId, leadId), null)
  tryStorage(() =>
    text === ''
      ? localStorage.removeItem(draftKey(userId, leadId))
      : localStorage.setItem(draftKey(userId, leadId), text),
  )
}

/** Holds the text for this tab: a sign-out in another one removes it from local storage. */
export const holdDraftText = (userId: number, leadId: number, text: string) =>
  writeDraft(heldKey(userId, leadId), text === '' ? null : { text })

/** Messages with files by the same keys. Only memory holds them: they outlive a session, but not the page. */
const withFiles = new Map<string, StoredMessage>()

/** The files of the next message, by user and conversation. Only memory holds them, too. */
const chosenFiles = new Map<string, readonly File[]>()

export function forgetFiles() {
  withFiles.clear()
  chosenFiles.clear()
}

const NO_FILES: readonly File[] = []

/** The files that this user has chosen in this conversation but not sent. */
export const readChosenFiles = (userId: number, leadId: number) => chosenFiles.get(draftKey(userId, leadId)) ?? NO_FILES

export const holdChosenFiles = (userId: number, leadId: number, files: readonly File[]) =>
  files.length === 0 ? chosenFiles.delete(draftKey(userId, leadId)) : chosenFiles.set(draftKey(userId, leadId), files)

const outgoingKeys = (userId: number) =>
  [...withFiles.keys(), ...(tryStorage(() => Object.keys(localStorage)) ?? [])].filter((key) =>
    key.startsWith(outgoingPrefix(userId)),
  )

const readOutgoing = (key: string) =>
  withFiles.get(key) ?? tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as StoredMessage | null) // written below

/** Whether this user has messages waiting to be sent. */
export const hasStoredMessages = (userId: number) => outgoingKeys(userId).length > 0

/** Each message has its own key, so that two tabs never overwrite each other's. */
export const storedMessages = (userId: number) => ({
  read: (): StoredMessage[] => outgoingKeys(userId).flatMap((key) => readOutgoing(key) ?? []),
  write: (message: StoredMessage) => {
    const key = outgoingPrefix(userId) + message.key
    if (message.files) withFiles.set(key, message)
    else tryStorage(() => localStorage.setItem(key, JSON.stringify(message)))
  },
  remove: (key: string) => {
    withFiles.delete(outgoingPrefix(userId) + key)
    tryStorage(() => localStorage.removeItem(outgoingPrefix(userId) + key))
  },
})

/** The texts that this user has not sent in the conversation, oldest first. */
export const unsentTexts = (userId: number, leadId: number): string[] =>
  [
    ...storedMessages(userId)
      .read()
      .filter((message) => message.leadId === leadId)
      .map(({ body }) => body),
    readDraftText(userId, leadId),
  ].filter((text) => text.trim() !== '')
