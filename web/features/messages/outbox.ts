import type { Message } from '#contract/messages.ts'
import type { UploadOptions } from '#web/lib/upload.ts'
import { explainSending } from './sending-failure.ts'

/** A message on its way, until the server has it. */
export interface OutgoingMessage {
  /** The same for every attempt, so that none of them makes a second message. */
  key: string
  leadId: number
  body: string
  files: readonly File[]
  created_at: string
  /** The newest message that was there before it: its own has a greater id. Unknown of those of a former release. */
  after?: number | undefined
  /** `failed`: waits for a decision of its author. */
  state: 'waiting' | 'sending' | 'failed'
  /** The sent share of the bytes. */
  sent: number
  /** Why it waits or has failed. */
  note: string | null
  canRetry: boolean
}

/** The part that outlives the page: files do not. */
export type StoredMessage = Pick<OutgoingMessage, 'key' | 'leadId' | 'body' | 'created_at' | 'after'>

interface OutboxOptions {
  send: (message: OutgoingMessage, options: UploadOptions) => Promise<Message>
  onSent: (message: Message) => void
  storage: { read: () => StoredMessage[]; write: (message: StoredMessage) => void; remove: (key: string) => void }
  newKey: () => string
  now: () => number
}

/** The server remembers a key for a day; an older message is sent by its author's decision only, with another key. */
const SAFE_MS = 20 * 60 * 60_000
const NOT_SENT = 'Poruka nije poslana.'

/** Messages on their way to the server: those of one conversation one after another, in their order. */
export function createOutbox({ send, onSent, storage, newKey, now }: OutboxOptions) {
  let outgoing: readonly OutgoingMessage[] = storage
    .read()
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map((stored) => {
      const isOld = now() - Date.parse(stored.created_at) > SAFE_MS
      const state = isOld ? ('failed' as const) : ('waiting' as const)
      return { ...stored, files: [], state, sent: 0, note: isOld ? NOT_SENT : null, canRetry: isOld }
    })
  const listeners = new Set<() => void>()
  const controllers = new Map<string, AbortController>()
  /** Of the conversations that are tried again by themselves. */
  const pauses = new Map<number, ReturnType<typeof setTimeout>>()
  /** How often a conversation was tried in vain since something was sent. */
  const failuresOf = new Map<number, number>()

  function set(next: readonly OutgoingMessage[]) {
    outgoing = next
    for (const listener of listeners) listener()
  }

  const change = (key: string, changed: Partial<OutgoingMessage>) =>
    set(outgoing.map((message) => (message.key === key ? { ...message, ...changed } : message)))

  const of = (leadId: number) => outgoing.filter((message) => message.leadId === leadId)

  function store({ key, leadId, body, created_at, after, files }: OutgoingMessage) {
    if (files.length === 0) storage.write({ key, leadId, body, created_at, after })
  }

  function remove(key: string) {
    storage.remove(key)
    set(outgoing.filter((message) => message.key !== key))
  }

  function resume(leadId: number) {
    clearTimeout(pauses.get(leadId))
    pauses.delete(leadId)
    sendNext(leadId)
  }

  function sendNext(leadId: number) {
    if (pauses.has(leadId)) return
    // One that was refused for good holds up nobody.
    const next = of(leadId).find(({ state, canRetry }) => state !== 'failed' || canRetry)
    if (next?.state === 'waiting') void transfer(next)
  }

  async function transfer(message: OutgoingMessage) {
    const { key, leadId } = message
    const controller = new AbortController()
    controllers.set(key, controller)
    change(key, { state: 'sending', sent: 0, note: null })
    try {
      const onProgress = (sent: number) => change(key, { sent })
      const stored = await send(message, { signal: controller.signal, onProgress, idempotencyKey: key })
      failuresOf.delete(leadId)
      onSent(stored)
      remove(key)
      // Those behind it come after it, also one with the same words.
      for (const behind of of(leadId)) {
        store({ ...behind, after: stored.id })
        change(behind.key, { after: stored.id })
      }
    } catch (error) {
      if (!controller.signal.aborted) fail(message, error)
    }
    controllers.delete(key)
    sendNext(leadId)
  }

  function fail({ key, leadId }: OutgoingMessage, error: unknown) {
    const failures = failuresOf.get(leadId) ?? 0
    const { note, canRetry, delayMs, isSent } = explainSending(error, failures)
    if (isSent) return remove(key)
    if (delayMs === null) return change(key, { state: 'failed', note, canRetry })
    failuresOf.set(leadId, failures + 1)
    change(key, { state: 'waiting', note, canRetry })
    pause(leadId, delayMs)
  }

  function pause(leadId: number, delayMs: number) {
    clearTimeout(pauses.get(leadId))
    pauses.set(
      leadId,
      setTimeout(() => resume(leadId), delayMs),
    )
  }

  /** Those that wait for a decision go on with it. */
  const revive = (leadId: number) =>
    set(
      outgoing.map((message) =>
        message.leadId === leadId && message.state === 'failed' && message.canRetry
          ? { ...message, state: 'waiting', note: null }
          : message,
      ),
    )

  return {
    read: () => outgoing,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows it at once; those before it that have failed are tried again, so that the order stays. */
    add(leadId: number, body: string, files: readonly File[], after: number) {
      const created_at = new Date(now()).toISOString()
      const message: OutgoingMessage = {
        key: newKey(),
        leadId,
        body,
        files,
        created_at,
        after,
        state: 'waiting',
        sent: 0,
        note: null,
        canRetry: false,
      }
      store(message)
      set([...outgoing, message])
      revive(leadId)
      resume(leadId)
    },
    retry(leadId: number) {
      const isOld = ({ created_at }: OutgoingMessage) => now() - Date.parse(created_at) > SAFE_MS
      for (const message of of(leadId).filter(isOld)) {
        const renewed = { key: newKey(), created_at: new Date(now()).toISOString() }
        storage.remove(message.key)
        store({ ...message, ...renewed })
        change(message.key, renewed)
      }
      revive(leadId)
      resume(leadId)
    },
    /** Ends its sending where it runs, and forgets it. */
    discard(key: string) {
      const leadId = outgoing.find((message) => message.key === key)?.leadId
      controllers.get(key)?.abort(new DOMException('Discarded', 'AbortError'))
      remove(key)
      if (leadId !== undefined) resume(leadId)
    },
    /** Called at the start and when the network is back. */
    resumeAll() {
      for (const leadId of new Set(outgoing.map((message) => message.leadId))) resume(leadId)
    },
    /** Whether something would be lost with the page. */
    holdsFiles: () => outgoing.some(({ files }) => files.length > 0),
    /** Called when its person is no longer signed in. */
    end() {
      for (const timer of pauses.values()) clearTimeout(timer)
      for (const controller of controllers.values()) controller.abort(new DOMException('Left', 'AbortError'))
      set([])
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
