import { createExternalStore } from '#web/lib/external-store.ts'

/** A message that the server does not have yet. */
export interface OutgoingMessage {
  /** The same for every attempt, so that none of them creates a second message. */
  key: string
  leadId: number
  body: string
  files: readonly File[]
  created_at: string
  /** The newest message before it; its own id will be greater. Unknown for messages stored by an earlier release. */
  after?: number | undefined
  /** `failed`: waits for the author's decision. */
  state: 'waiting' | 'sending' | 'failed'
  /** The fraction of bytes sent. */
  sent: number
  /** Why it waits or has failed. */
  note: string | null
  canRetry: boolean
}

/** The part that is stored; files are kept only as long as the page. */
export type StoredMessage = Pick<OutgoingMessage, 'key' | 'leadId' | 'body' | 'created_at' | 'after'> &
  Partial<Pick<OutgoingMessage, 'files'>>

export interface OutgoingOptions {
  storage: { read: () => StoredMessage[]; write: (message: StoredMessage) => void; remove: (key: string) => void }
  newKey: () => string
  now: () => number
}

/** The server remembers a key for a day; an older message is sent only if its author decides so, with another key. */
const SAFE_MS = 20 * 60 * 60_000
const NOT_SENT = 'Poruka nije poslana.'

/** The outgoing messages of all conversations, oldest first, which are stored until they are removed. */
export function createOutgoingMessages({ storage, newKey, now }: OutgoingOptions) {
  // A message from the future is of unknown age: the clock has been set back since.
  const isOld = ({ created_at }: Pick<OutgoingMessage, 'created_at'>) =>
    Math.abs(now() - Date.parse(created_at)) > SAFE_MS

  function restored(stored: StoredMessage): OutgoingMessage {
    const mustBeDecided = isOld(stored)
    const state = mustBeDecided ? 'failed' : 'waiting'
    return { files: [], ...stored, state, sent: 0, note: mustBeDecided ? NOT_SENT : null, canRetry: mustBeDecided }
  }

  const inOrder = storage.read().toSorted((one, other) => one.created_at.localeCompare(other.created_at))
  const { read, set, subscribe } = createExternalStore<readonly OutgoingMessage[]>(inOrder.map(restored))

  const of = (leadId: number) => read().filter((message) => message.leadId === leadId)

  const store = ({ key, leadId, body, created_at, after, files }: OutgoingMessage) =>
    storage.write({ key, leadId, body, created_at, after, ...(files.length > 0 && { files }) })

  const change = (key: string, changed: Partial<OutgoingMessage>) =>
    set(read().map((message) => (message.key === key ? { ...message, ...changed } : message)))

  return {
    read,
    subscribe,
    of,
    find: (key: string) => read().find((message) => message.key === key),
    /** Shows a change of the state of sending, which is not stored. */
    change,
    add(content: Pick<OutgoingMessage, 'leadId' | 'body' | 'files' | 'after'>) {
      const message: OutgoingMessage = {
        ...content,
        key: newKey(),
        created_at: new Date(now()).toISOString(),
        state: 'waiting',
        sent: 0,
        note: null,
        canRetry: false,
      }
      store(message)
      set([...read(), message])
    },
    remove(key: string) {
      storage.remove(key)
      set(read().filter((message) => message.key !== key))
    },
    /** Messages that wait for a decision are sent again. */
    revive: (leadId: number) =>
      set(
        read().map((message) =>
          message.leadId === leadId && message.state === 'failed' && message.canRetry
            ? { ...message, state: 'waiting', note: null }
            : message,
        ),
      ),
    /** Gives other keys to messages so old that the server may have forgotten theirs. */
    renewOld(leadId: number) {
      for (const message of of(leadId).filter(isOld)) {
        const renewed = { key: newKey(), created_at: new Date(now()).toISOString() }
        storage.remove(message.key)
        store({ ...message, ...renewed })
        change(message.key, renewed)
      }
    },
    /** All messages of the conversation follow this one, even one with the same text. */
    placeAfter(leadId: number, after: number) {
      for (const message of of(leadId)) {
        store({ ...message, after })
        change(message.key, { after })
      }
    },
    /** Forgets all messages, but leaves them stored. */
    forget: () => set([]),
  }
}
