import type { Message } from '#contract/messages.ts'
import type { UploadOptions } from '#web/lib/upload.ts'
import { createOutgoingMessages, type OutgoingMessage, type OutgoingOptions } from './outgoing-messages.ts'
import { explainSending } from './sending-failure.ts'

interface OutboxOptions extends OutgoingOptions {
  send: (message: OutgoingMessage, options: UploadOptions) => Promise<Message>
  onSent: (message: Message) => void
}

/** Sends outgoing messages; those of one conversation are sent one after another, in order. */
export function createOutbox({ send, onSent, ...options }: OutboxOptions) {
  const outgoing = createOutgoingMessages(options)
  const controllers = new Map<string, AbortController>()
  /** The pauses of conversations that are retried automatically. */
  const pauses = new Map<number, ReturnType<typeof setTimeout>>()
  /** The number of failed attempts of a conversation since its last success. */
  const failuresOf = new Map<number, number>()

  function resume(leadId: number) {
    clearTimeout(pauses.get(leadId))
    pauses.delete(leadId)
    sendNext(leadId)
  }

  function sendNext(leadId: number) {
    if (pauses.has(leadId)) return
    // A message that was finally refused does not block others.
    const next = outgoing.of(leadId).find(({ state, canRetry }) => state !== 'failed' || canRetry)
    if (next?.state === 'waiting') void transfer(next)
  }

  async function transfer(message: OutgoingMessage) {
    const { key, leadId } = message
    const controller = new AbortController()
    controllers.set(key, controller)
    outgoing.change(key, { state: 'sending', sent: 0, note: null })
    try {
      const onProgress = (sent: number) => outgoing.change(key, { sent })
      const stored = await send(message, { signal: controller.signal, onProgress, idempotencyKey: key })
      failuresOf.delete(leadId)
      onSent(stored)
      outgoing.remove(key)
      outgoing.placeAfter(leadId, stored.id)
    } catch (error) {
      if (!controller.signal.aborted) fail(message, error)
    }
    controllers.delete(key)
    sendNext(leadId)
  }

  function fail({ key, leadId }: OutgoingMessage, error: unknown) {
    const failures = failuresOf.get(leadId) ?? 0
    const { note, canRetry, delayMs, isSent } = explainSending(error, failures)
    if (isSent) return outgoing.remove(key)
    if (delayMs === null) return outgoing.change(key, { state: 'failed', note, canRetry })
    failuresOf.set(leadId, failures + 1)
    outgoing.change(key, { state: 'waiting', note, canRetry })
    pauses.set(
      leadId,
      setTimeout(() => resume(leadId), delayMs),
    )
  }

  /** Messages that wait for a decision are retried together, so that the order is preserved. */
  function reviveAndResume(leadId: number) {
    outgoing.revive(leadId)
    resume(leadId)
  }

  return {
    read: outgoing.read,
    subscribe: outgoing.subscribe,
    /** Shows the message at once, and retries failed ones before it. */
    add(leadId: number, body: string, files: readonly File[], after: number) {
      outgoing.add({ leadId, body, files, after })
      reviveAndResume(leadId)
    },
    retry(leadId: number) {
      outgoing.renewOld(leadId)
      reviveAndResume(leadId)
    },
    /** Cancels sending if it is running, and removes the message. */
    discard(key: string) {
      const leadId = outgoing.find(key)?.leadId
      controllers.get(key)?.abort(new DOMException('Discarded', 'AbortError'))
      outgoing.remove(key)
      if (leadId !== undefined) resume(leadId)
    },
    /** Called at the start and when the network is back. */
    resumeAll() {
      for (const leadId of new Set(outgoing.read().map((message) => message.leadId))) resume(leadId)
    },
    /** Whether leaving the page would lose something. */
    holdsFiles: () => outgoing.read().some(({ files }) => files.length > 0),
    /** Called when the user is no longer signed in. */
    end() {
      for (const timer of pauses.values()) clearTimeout(timer)
      for (const controller of controllers.values()) controller.abort(new DOMException('Left', 'AbortError'))
      outgoing.forget()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
