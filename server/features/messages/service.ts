import type { TranscriptLine } from '#contract/lead-reports.ts'
import type { Message, MessageInput, MessagesQuery } from '#contract/messages.ts'
import { createPage, type PageOf } from '#contract/page.ts'
import type { Actor } from '#server/actor.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import {
  type BegunConversation,
  type Conversation,
  getConversation,
  hasUnread,
  lockConversation,
  noteMessage,
  noteRead,
  requireOpen,
} from '#server/features/leads/service.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import type { Tag } from '#server/response-cache/tags.ts'
import { otherSide } from './policy.ts'
import { presentFirstMessage, presentMessage, presentTranscript } from './present.ts'
import { countMessages, insertMessage, markRead, selectAllMessages, selectLastIdOf, selectMessages } from './queries.ts'

/** Newest first; the lead's own message, the oldest of all, ends the last page. */
export async function listMessages(
  { db }: Deps,
  actor: Actor,
  id: number,
  query: MessagesQuery,
): Promise<PageOf<Message>> {
  const lead = await getConversation(db, actor, id)
  const { before, after, page, per_page } = query
  const offset = (page - 1) * per_page
  const stored = await countMessages(db, id, query)
  const rows = offset < stored ? await selectMessages(db, id, query, per_page, offset) : []
  const messages = rows.map((row) => presentMessage(row, lead))
  const includesFirst = before !== 0 && after === undefined
  // Another message may have come since they were counted.
  const count = Math.max(stored, rows.length === 0 ? 0 : offset + rows.length)
  if (includesFirst && offset <= count && count < offset + per_page) messages.push(presentFirstMessage(lead))
  return createPage(messages, count + (includesFirst ? 1 : 0), query)
}

export const sendMessage = (deps: Deps, actor: Actor, id: number, { body }: MessageInput): Promise<Message> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const conversation = await lockConversation(tx, actor, id)
    requireOpen(conversation)
    const now = deps.clock.now()
    const row = await insertMessage(tx, { lead_id: id, author: conversation.side, body: body ?? '' }, now)
    await noteMessage(tx, invalidate, conversation, now)
    return presentMessage(row, conversation)
  })

/** All messages of the other side. Without any that are unread nothing happens, and nobody is told. */
export const readMessages = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, actor, id)
    if (!hasUnread(conversation)) return
    const now = clock.now()
    const author = otherSide(conversation.side)
    await markRead(tx, id, author, now)
    await noteRead(tx, conversation, await selectLastIdOf(tx, id, author), now)
  })

interface OfferNews {
  offer_id: number
  event: 'sent' | 'accepted' | 'declined' | 'withdrawn'
  /** Why it was declined. */
  reason?: string | null
}

/**
 * Within the transaction that changes the offer, in a locked conversation: it stands among the messages as that side's
 * own, and the other one has one more to read.
 */
export async function noteOffer(
  tx: Database,
  invalidate: (...changed: Tag[]) => void,
  conversation: Conversation,
  { offer_id, event, reason }: OfferNews,
  now: Date,
): Promise<void> {
  const { id: lead_id, side: author } = conversation
  await insertMessage(tx, { lead_id, author, body: reason ?? '', offer: { id: offer_id, event } }, now)
  await noteMessage(tx, invalidate, conversation, now)
}

/** All that was written until now, for a reader who is neither of the two sides. */
export const getTranscript = async (tx: Database, lead: BegunConversation): Promise<TranscriptLine[]> =>
  presentTranscript(lead, await selectAllMessages(tx, lead.id))
