import type { Message } from '#contract/messages.ts'
import { call, callPath } from '#web/call.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { noteLeadChange } from '#web/lib/lead-stream.ts'
import { sessionHasRunOut, subscribeToSession } from '#web/lib/session.ts'
import { upload, type UploadOptions } from '#web/lib/upload.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { OutgoingMessage } from './outgoing-messages.ts'
import { forgetFiles, storedMessages } from './stored-texts.ts'

async function send({ leadId: id, body, files }: OutgoingMessage, options: UploadOptions): Promise<Message> {
  const key = 'POST /leads/:id/messages'
  const { idempotencyKey, signal } = options
  const { data } =
    files.length > 0
      ? await upload<typeof key>(callPath(key, { id }), formOf(body, files), options)
      : await call(key, { params: { id }, body: { body }, idempotencyKey, signal })
  return data
}

function formOf(body: string, files: readonly File[]): FormData {
  const form = new FormData()
  if (body !== '') form.set('body', body)
  for (const file of files) form.append('files', file)
  return form
}

let own: { userId: number; outbox: Outbox } | null = null
const sentListeners = new Set<(message: Message) => void>()

/** Calls back with each message from this tab that the server has stored. */
export function subscribeToSent(listener: (message: Message) => void) {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

/** The single outbox of this tab and user; it continues to send on every page. */
export function outboxOf(userId: number): Outbox {
  if (own?.userId === userId) return own.outbox
  own?.outbox.end()
  const outbox = createOutbox({
    send,
    onSent: (message) => {
      noteLeadChange()
      for (const listener of sentListeners) listener(message)
    },
    storage: storedMessages(userId),
    newKey: newIdempotencyKey,
    now: Date.now,
  })
  own = { userId, outbox }
  const ending = new AbortController()
  addEventListener('online', outbox.resumeAll, { signal: ending.signal })
  addEventListener('beforeunload', (event) => outbox.holdsFiles() && event.preventDefault(), { signal: ending.signal })
  const unsubscribe = subscribeToSession(({ user }) => {
    if (user?.id === userId) return
    if (own?.outbox === outbox) own = null
    outbox.end()
    ending.abort()
    if (!sessionHasRunOut()) forgetFiles()
    void unsubscribe()
  })
  outbox.resumeAll()
  return outbox
}
