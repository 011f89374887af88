import type { ConversationSide, Message } from '#contract/messages.ts'
import type { OutgoingMessage } from './outgoing-messages.ts'

/**
 * Those on their way that are not among the messages yet: the stream brings one before the answer to its own sending, or
 * in place of one that was lost. It is sent on all the same, which ends with that answer: only the server knows it by its
 * key. One that waits for a decision of its author stays.
 */
export function notArrived(
  outgoing: readonly OutgoingMessage[],
  messages: readonly Message[],
  side: ConversationSide,
): readonly OutgoingMessage[] {
  const found = new Set<number>()
  return outgoing.filter(({ state, after = Infinity, body, files }) => {
    if (state === 'failed') return true
    const arrived = messages.find(
      (one) =>
        one.id > after &&
        one.author === side &&
        one.body === body &&
        one.attachments.length === files.length &&
        !found.has(one.id),
    )
    if (arrived) found.add(arrived.id)
    return !arrived
  })
}
