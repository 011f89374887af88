import type { Message } from '#contract/messages.ts'
import type { UploadOptions } from '#web/lib/upload.ts'
import { explainSending } from './sending-failure.ts'

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

/** The part that survives a reload, without the files. */
export type StoredMessage = Pick<OutgoingMessage, 'key' | 'leadId' | 'body' | 'created_at' | 'after'>

interface OutboxOptions {
  send: (message: OutgoingMessage, options: UploadOptions) => Promise<Message>
  onSent: (message: Message) => void
  storage: { read: () => StoredMessage[]; write: (message: StoredMessage) => void; remove: (key: string) => void }
  newKey: () => string
  now: () => number
}

/** The server remembers a key for a day; an older message is sent only if its author decides so, with another key. */
const SAFE_MS = 20 * 60 * 60_000
/** A message from the future is of unknown age: the clock has been set back since. */
const isOlderThanSafe = (created_at: string, now: number) => Math.abs(now - Date.parse(created_at)) > SAFE_MS
const NOT_SENT = 'Poruka nije poslana.'

/** Outgoing messages; those of one conversation are sent one after another, in order. */
export function createOutbox({ send, onSent, storage, newKey, now }: OutboxOptions) {
  let outgoing: readonly OutgoingMessage[] = storage
    .read()
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map((stored) => {
      const isOld = isOlderThanSafe(stored.created_at, now())
      const state = isOld ? ('failed' as const) : ('waiting' as const)
      return { ...stored, files: [], state, sent: 0, note: isOld ? NOT_SENT : null, canRetry: isOld }
    })
  const listeners = new Set<() => void>()
  const controllers = new Map<string, AbortController>()
  /** The pauses of conversations that are retried automatically. */
  const pauses = new Map<number, ReturnType<typeof setTimeout>>()
  /** The number of failed attempts of a conversation since its last success. */
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
    // A message that was finally refused does not block others.
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
      // All later messages follow it, even one with the same text.
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

  /** Messages that wait for a decision are retried together with it. */
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
    /** Shows the message at once; failed ones before it are retried, so that the order is preserved. */
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
      const isOld = ({ created_at }: OutgoingMessage) => isOlderThanSafe(created_at, now())
      for (const message of of(leadId).filter(isOld)) {
        const renewed = { key: newKey(), created_at: new Date(now()).toISOString() }
        storage.remove(message.key)
        store({ ...message, ...renewed })
        change(message.key, renewed)
      }
      revive(leadId)
      resume(leadId)
    },
    /** Cancels sending if it is running, and removes the message. */
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
    /** Whether leaving the page would lose something. */
    holdsFiles: () => outgoing.some(({ files }) => files.length > 0),
    /** Called when the user is no longer signed in. */
    end() {
      for (const timer of pauses.values()) clearTimeout(timer)
      for (const controller of controllers.values()) controller.abort(new DOMException('Left', 'AbortError'))
      set([])
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
