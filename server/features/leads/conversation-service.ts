import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { ConversationSide } from '#contract/messages.ts'
import type { Database } from '#server/db/connect.ts'
import { AppError } from '#server/errors.ts'
import { publishLeadUpdate } from '#server/pubsub/lead-updates.ts'
import type { WebhookEvent } from '#server/pubsub/webhook-events.ts'
import type { Actor } from '#server/actor.ts'
import type { Invalidate } from '#server/response-cache/invalidation.ts'
import { tags } from '#server/response-cache/tags.ts'
import { closedMessage, statusAfterMessage, statusesUnchangedByText } from './policy.ts'
import {
  type ConversationRow,
  type CountedText,
  countMessage,
  lockScopedLead,
  selectConversation,
  updateByText,
  updateRead,
} from './conversation-queries.ts'
import type { LeadScope } from './queries.ts'
import { bookLeadDay, getRow, notFound, scopeOf } from './service.ts'

/** The side that the actor is on. */
export const sideOf = (scope: LeadScope): ConversationSide => ('couple_id' in scope ? 'couple' : 'professional')

export interface Conversation extends ConversationRow {
  side: ConversationSide
}

export interface BegunConversation extends Conversation {
  /** The lead's own message. */
  message: string
  created_at: Date
}

/** Throws not_found for anyone who takes no part in it. */
export async function getConversation(db: Database, actor: Actor, id: number): Promise<BegunConversation> {
  const scope = scopeOf(actor)
  const row = await selectConversation(db, scope, id)
  if (!row) throw notFound()
  return { ...row, side: sideOf(scope) }
}

/**
 * Call within a transaction that writes to the conversation, before reading or locking anything else of it, but after
 * locking the calendar if a day may be booked. Throws not_found for anyone who takes no part in it.
 */
export async function lockConversation(tx: Database, actor: Actor, id: number): Promise<Conversation> {
  const scope = scopeOf(actor)
  const row = await lockScopedLead(tx, scope, id)
  if (!row) throw notFound()
  return { ...row, side: sideOf(scope) }
}

/** Whether the actor's side has anything left to read. */
export const hasUnread = ({ side, unread_by_couple, unread_by_professional, message_read_at }: Conversation) =>
  side === 'couple' ? unread_by_couple > 0 : unread_by_professional > 0 || message_read_at === null

/** Throws if nobody would answer any more. */
export function requireOpen(conversation: Conversation): void {
  const message = closedMessage(conversation)
  if (message !== null) throw new AppError('invalid', { message })
}

interface NotedMessage {
  /** The status that the lead takes on with it. */
  becomes?: LeadStatus | undefined
  /** A further event for the professional's webhooks, besides the lead's change. */
  event?: WebhookEvent | undefined
}

/**
 * Call within the transaction that stores a message of the actor's side, with the conversation locked. The other side
 * gets one more message to read, and the lead gets the status that comes with the message: a new lead that its
 * professional answers becomes contacted.
 */
export async function noteMessage(
  tx: Database,
  invalidate: Invalidate,
  conversation: Conversation,
  now: Date,
  { becomes = statusAfterMessage(conversation), event }: NotedMessage,
): Promise<void> {
  const { id, side, professional_id, status } = conversation
  // A single update. A second one of the same row in a transaction would check its foreign keys, and so wait for the
  // deletion of an account that in turn waits for this lead.
  await countMessage(tx, id, { author: side, becomes: status === becomes ? undefined : becomes }, now)
  if (status === 'new' && becomes !== 'new') invalidate(tags.replies(professional_id))
  const change: WebhookEvent[] = status === becomes ? [] : [{ type: 'lead.changed', subject_id: id }]
  await publishLeadUpdate(tx, conversation, { events: event ? [event, ...change] : change, now })
}

/**
 * Part of a statement that stores a text of this side: locks the lead and counts one more message to read for the other
 * side. No row if the text would be refused or would change the lead's status. `read_id` is how far the other side has
 * read.
 */
export const countingText = (db: Pick<Database, 'updateTable'>, author: ConversationSide, text: CountedText) =>
  updateByText(db, author, text, statusesUnchangedByText(author))

/** Call within the transaction that marks the messages themselves, up to this id. */
export async function noteRead(tx: Database, conversation: Conversation, readId: number, now: Date): Promise<void> {
  await updateRead(tx, conversation.id, conversation.side, readId, now)
  await publishLeadUpdate(tx, { ...conversation, counts_of: conversation.side })
}

/**
 * Writes the day of a lead booked by an agreement into the calendar. Call within the agreement's transaction, which has
 * locked the calendar and then the conversation. Throws `overlap` if the day is taken.
 */
export async function bookAgreedDay(
  tx: Database,
  invalidate: Invalidate,
  { id, professional_id, event_date }: Conversation,
  now: Date,
): Promise<void> {
  const { couple_name } = await getRow(tx, { professional_id }, id)
  await bookLeadDay(tx, invalidate, { id, professional_id, event_date, couple_name }, now)
}
