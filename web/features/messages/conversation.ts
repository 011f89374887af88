import type { Message } from '#contract/messages.ts'
import type { PageOf } from '#contract/page.ts'
import { createExternalStore } from '#web/lib/external-store.ts'

interface ConversationOptions {
  /** The newest messages when the page was loaded. */
  first: PageOf<Message>
  /** One page of the messages before or after an id, newest first. */
  fetchPage: (query: { before?: number; after?: number; page: number }) => Promise<PageOf<Message>>
  /** Called with new messages from the other side or the system. */
  onArrival: (messages: readonly Message[]) => void
}

export interface ConversationState {
  /** Oldest first, without gaps. */
  messages: readonly Message[]
  /** Whether there are older messages, and the state of loading them. */
  older: 'none' | 'more' | 'loading' | 'failed'
}

/**
 * The messages of one conversation in this tab. Ids ascend, so missing messages are always after the newest or before
 * the oldest.
 */
export function createConversation({ first, fetchPage, onArrival }: ConversationOptions) {
  const store = createExternalStore<ConversationState>({ messages: [], older: 'none' })
  /** Everything up to this id is loaded; a message sent from here may precede others that are not. */
  let caughtUpTo = first.data.reduce((highest, { id }) => Math.max(highest, id), 0)
  /** The running catch-up, and whether another one has to follow. */
  let running: Promise<void> | null = null
  let mustRunAgain = false

  const set = (next: Partial<ConversationState>) => store.set({ ...store.read(), ...next })

  function merge(more: readonly Message[]): Message[] {
    const { messages } = store.read()
    const known = new Set(messages.map(({ id }) => id))
    const added = more.filter(({ id }) => !known.has(id)).toSorted((one, other) => one.id - other.id)
    if (added.length > 0) set({ messages: [...messages, ...added].toSorted((one, other) => one.id - other.id) })
    return added
  }

  // The lead's own message is the first one and has id 0.
  const olderThan = (messages: readonly Message[]) => ((messages[0]?.id ?? 0) > 0 ? 'more' : 'none')

  merge(first.data)
  set({ older: olderThan(store.read().messages) })

  async function fetchNewer() {
    const after = caughtUpTo
    const found: Message[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const answer = await fetchPage({ after, page })
      found.push(...answer.data)
      last = answer.last_page
    }
    caughtUpTo = found.reduce((highest, { id }) => Math.max(highest, id), caughtUpTo)
    const added = merge(found)
    if (added.length > 0) onArrival(added)
  }

  /** Loads newer messages; a call during a running catch-up makes another one follow. Throws on failure. */
  function catchUp(): Promise<void> {
    if (running) {
      mustRunAgain = true
      return running
    }
    running = untilNothingFollows().finally(() => {
      running = null
    })
    return running
  }

  async function untilNothingFollows() {
    do {
      mustRunAgain = false
      await fetchNewer()
    } while (mustRunAgain)
  }

  async function loadOlder() {
    const { older, messages } = store.read()
    if (older !== 'more' && older !== 'failed') return
    set({ older: 'loading' })
    try {
      const { data } = await fetchPage({ before: messages[0]?.id ?? 0, page: 1 })
      merge(data)
      set({ older: data.length === 0 ? 'none' : olderThan(store.read().messages) })
    } catch {
      set({ older: 'failed' })
    }
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Adds a message that was sent from here. */
    addSent: (message: Message) => void merge([message]),
    catchUp,
    loadOlder,
  }
}
