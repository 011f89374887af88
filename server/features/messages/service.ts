import { attachmentPolicy } from '#contract/attachment-policy.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { TranscriptLine } from '#contract/lead-reports.ts'
import type { UploadedFile } from '#contract/media.ts'
import type { ConversationSide, Message, MessageInput, MessagesQuery } from '#contract/messages.ts'
import { TRANSCRIPT_MESSAGES_MAX } from '#contract/text-limits.ts'
import { createPage, type PageOf } from '#contract/page.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { listOldNames } from '#server/adapters/file-store/old-names.ts'
import { claimSweep } from '#server/adapters/file-store/sweeper.ts'
import { selectIdentity } from '#server/db/identity.ts'
import { enqueue, payloadText } from '#server/adapters/jobs/jobs.ts'
import type { Actor } from '#server/actor.ts'
import type { Database } from '#server/db/connect.ts'
import { runAlone } from '#server/db/idempotency-keys.ts'
import { selectPage } from '#server/db/select-page.ts'
import { inPages } from '#server/db/in-pages.ts'
import { deleteInSteps } from '#server/db/in-steps.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  type BegunConversation,
  type Conversation,
  countingText,
  getConversation,
  hasUnread,
  lockConversation,
  noteMessage,
  noteRead,
  requireOpen,
  sideOf,
} from '#server/features/leads/conversation-service.ts'
import { scopeOf } from '#server/features/leads/service.ts'
import { type Invalidate, transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { claimedKind, isPdf } from './attachment-content.ts'
import { FILE_PREFIX, newFileKey } from './file-key.ts'
import { attachmentName } from './filename.ts'
import { otherSide } from './policy.ts'
import { presentFirstMessage, presentMessage, presentTranscript } from './present.ts'
import {
  countMessages,
  countUnreadTexts,
  deleteSome,
  eraseAttachments,
  eraseFromTexts,
  insertAttachments,
  insertMessage,
  markRead,
  type NewAttachment,
  selectAttachment,
  selectExported,
  selectExportedIds,
  selectKnownKeys,
  selectLastIdOf,
  selectMessage,
  selectMessages,
  selectOfProfessional,
  selectUnreadTexts,
  storingText,
} from './queries.ts'

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
  const rows = await selectPage(query, stored, (limit, from) => selectMessages(db, id, query, limit, from))
  const messages = rows.map((row) => presentMessage(row, lead))
  const includesFirst = before !== 0 && after === undefined
  // Another message may have arrived since they were counted.
  const count = Math.max(stored, rows.length === 0 ? 0 : offset + rows.length)
  if (includesFirst && offset <= count && count < offset + per_page) messages.push(presentFirstMessage(lead))
  return createPage(messages, count + (includesFirst ? 1 : 0), query)
}

interface ReadyFile extends Omit<NewAttachment, 'file_key'> {
  content: Buffer
}

const pictureFaults = {
  type: attachmentPolicy.contentMessage,
  pixels: uploadPolicy.pixelsMessage,
  cost: uploadPolicy.costMessage,
}

/** The file as it will be stored, or the sentence that refuses it. The content decides, whatever the name says. */
async function readFile({ pictures }: Deps, { content, filename }: UploadedFile): Promise<ReadyFile | string> {
  if (content.length === 0) return attachmentPolicy.emptyMessage
  if (content.length > attachmentPolicy.maxBytes) return attachmentPolicy.sizeMessage
  const kind = claimedKind(content)
  if (kind === null) return attachmentPolicy.typeMessage
  if (kind === 'document') {
    if (!isPdf(content)) return attachmentPolicy.contentMessage
    const type = 'application/pdf'
    const name = attachmentName(filename, type)
    return { filename: name, type, size: content.length, width: null, height: null, content: Buffer.from(content) }
  }
  const picture = await pictures.clean(content)
  if ('rejected' in picture) return pictureFaults[picture.rejected]
  const { width, height, content: cleaned } = picture
  const type = `image/${picture.format}` as const
  return { filename: attachmentName(filename, type), type, size: cleaned.length, width, height, content: cleaned }
}

/** One after another, since each may be large. Reports the errors of all of them. */
async function readFiles(deps: Deps, files: readonly UploadedFile[]): Promise<ReadyFile[]> {
  const ready: ReadyFile[] = []
  const errors: FieldErrors = {}
  for (const [index, file] of files.entries()) {
    const read = await readFile(deps, file)
    if (typeof read === 'string') errors[`files.${index}`] = [read]
    else ready.push(read)
  }
  const [message] = Object.values(errors).flat()
  if (message !== undefined) throw new AppError('invalid', { message, errors })
  return ready
}

const MAIL_DELAY_MS = 5 * 60_000

/**
 * The first text that the other side has not read is mailed in five minutes, together with those that have arrived by
 * then. The key makes sure that a job made unnecessary by reading is not followed by a second one.
 */
function unreadMail(lead_id: number, side: ConversationSide, now: Date) {
  const to = otherSide(side)
  const runAt = new Date(now.getTime() + MAIL_DELAY_MS)
  return {
    payload: { kind: 'unread_messages', lead_id, to } as const,
    runAt,
    key: `unread messages of ${lead_id} to ${to}`,
  }
}

async function enqueueMail(tx: Database, { id, side }: Conversation, now: Date): Promise<void> {
  if ((await countUnreadTexts(tx, id, side)) !== 1) return
  const { payload, ...options } = unreadMail(id, side, now)
  await enqueue(tx, 'send-mail', payload, options)
}

const storeFrom = {
  couple: storingText('couple', 'professional', countingText),
  professional: storingText('professional', 'couple', countingText),
}

/**
 * Stores a message in the usual case. Null if there is none to store here, because it has to be refused or more has to
 * be done.
 */
async function sendText({ db, clock }: Deps, actor: Actor, id: number, body: string): Promise<Message | null> {
  const scope = scopeOf(actor)
  const side = sideOf(scope)
  const side_id = 'couple_id' in scope ? scope.couple_id : scope.professional_id
  const now = clock.now()
  const { payload, runAt, key } = unreadMail(id, side, now)
  const text = { lead_id: id, side_id, body, now, mail: payloadText(payload), mail_key: key, mail_at: runAt }
  const stored = await runAlone(db, async (tx) => (await storeFrom[side](tx, text)).at(0))
  return stored ? presentMessage(stored, { ...stored, side }) : null
}

/**
 * For the mail about unread texts: how many texts of the other side this reader has not read, and the latest of them,
 * up to `most`, oldest first.
 */
export async function getUnread(db: Database, id: number, reader: ConversationSide, most: number) {
  const last = await selectUnreadTexts(db, id, otherSide(reader), most)
  const messages = last
    .toReversed()
    .map(({ body, attachments }) => ({ body, attachments: attachments.map(({ filename }) => filename) }))
  return { messages, total: last.length < most ? last.length : await countUnreadTexts(db, id, otherSide(reader)) }
}

/**
 * Stores the files first, then the rows. If it is certain that no row exists, the files are removed at once; after a
 * crash, or a commit whose outcome is unknown, the sweep decides.
 */
export async function sendMessage(
  deps: Deps,
  actor: Actor,
  id: number,
  { body, files: sent = [] }: MessageInput,
): Promise<Message> {
  const text = sent.length === 0 ? await sendText(deps, actor, id, body ?? '') : null
  if (text) return text
  // The lock decides; this check only avoids decoding files in vain.
  if (sent.length > 0) requireOpen(await getConversation(deps.db, actor, id))
  const files = (await readFiles(deps, sent)).map((file) => ({ ...file, file_key: newFileKey() }))
  let mayBeStored = false
  try {
    for (const { file_key, content } of files) await deps.files.put(file_key, content)
    return await transactionWithInvalidation(deps, async (tx, invalidate) => {
      const conversation = await lockConversation(tx, actor, id)
      requireOpen(conversation)
      const now = deps.clock.now()
      const messageId = await insertMessage(tx, { lead_id: id, author: conversation.side, body: body ?? '' }, now)
      const attachments = files.map(({ content: _, ...attachment }) => attachment)
      if (attachments.length > 0) await insertAttachments(tx, messageId, attachments)
      await noteMessage(tx, invalidate, conversation, now, {
        event: { type: 'message.created', subject_id: messageId },
      })
      await enqueueMail(tx, conversation, now)
      const message = presentMessage(await selectMessage(tx, id, messageId), conversation)
      mayBeStored = true
      return message
    })
  } catch (error) {
    if (!mayBeStored) await Promise.allSettled(files.map(({ file_key }) => deps.files.remove(file_key)))
    throw error
  }
}

/** A message in one of the professional's conversations; null if it no longer exists. */
export async function findReceivedMessage({ db }: Deps, professionalId: number, id: number): Promise<Message | null> {
  const row = await selectOfProfessional(db, professionalId, id)
  return row ? presentMessage(row, { ...row, side: 'professional' }) : null
}

export async function getAttachment({ db, files }: Deps, actor: Actor, id: number, attachmentId: number) {
  await getConversation(db, actor, id)
  const attachment = await selectAttachment(db, id, attachmentId)
  const content = attachment && (await files.find(attachment.file_key))
  if (!content) throw new AppError('not_found', { message: 'Datoteka nije pronađena.' })
  return { ...attachment, content }
}

type StoreDeps = Pick<Deps, 'db' | 'files'>

/** Removes the file of a deleted row. */
export const removeAttachment = ({ files }: StoreDeps, fileKey: string): Promise<void> => files.remove(fileKey)

/** Removes files left by a message that failed before its row was stored. */
export async function sweepAttachments({ db, files, clock }: StoreDeps & Pick<Deps, 'clock'>, signal: AbortSignal) {
  await claimSweep(files, { database: await selectIdentity(db), now: clock.now() })
  for await (const names of listOldNames(files, { now: clock.now(), prefix: FILE_PREFIX, signal })) {
    const known = await selectKnownKeys(db, names)
    for (const name of names) if (!known.has(name)) await files.remove(name)
  }
}

/** Marks all messages of the other side as read. If there are none, nothing happens and nobody is notified. */
export const readMessages = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, actor, id)
    if (!hasUnread(conversation)) return
    const now = clock.now()
    const author = otherSide(conversation.side)
    await markRead(tx, id, author, now)
    await noteRead(tx, conversation, await selectLastIdOf(tx, id, author), now)
  })

/** Webhooks are not notified of what their professional does itself. */
const offerEvents = {
  sent: undefined,
  accepted: 'offer.accepted',
  declined: 'offer.declined',
  withdrawn: undefined,
} as const

interface OfferNews {
  offer_id: number
  event: 'sent' | 'accepted' | 'declined' | 'withdrawn'
  /** Why it was declined. */
  reason?: string | null
  /** The status that the lead takes on with it. */
  becomes?: LeadStatus
}

/**
 * Call within the transaction that changes the offer, with the conversation locked. The event becomes a message of the
 * acting side, and the other side has one more to read.
 */
export async function noteOffer(
  tx: Database,
  invalidate: Invalidate,
  conversation: Conversation,
  { offer_id, event, reason, becomes }: OfferNews,
  now: Date,
): Promise<void> {
  const { id: lead_id, side: author } = conversation
  const type = offerEvents[event]
  await insertMessage(tx, { lead_id, author, body: reason ?? '', offer: { id: offer_id, event } }, now)
  await noteMessage(tx, invalidate, conversation, now, { becomes, event: type && { type, subject_id: offer_id } })
}

/** For an outsider: the lead's own message and the latest ones, oldest first. */
export async function getTranscript(tx: Database, lead: BegunConversation): Promise<TranscriptLine[]> {
  const latest = await selectMessages(tx, lead.id, {}, TRANSCRIPT_MESSAGES_MAX, 0)
  return presentTranscript(lead, latest.toReversed())
}

/** All messages of the actor's leads except the leads' own, oldest first. */
export async function exportMessages({ db }: Deps, actor: Actor): Promise<AsyncIterable<Message[]>> {
  const side = actor.role === 'couple' ? 'couple' : 'professional'
  const ids = (await selectExportedIds(db, scopeOf(actor))).map(({ id }) => id)
  return inPages(ids, async (some) =>
    (await selectExported(db, scopeOf(actor), some)).map((row) => presentMessage(row, { ...row, side })),
  )
}

/**
 * Call within the transaction that deletes the couple's account and has locked its leads. The couple's files are
 * deleted, and matches of the pattern are erased from the texts of both sides.
 */
export async function eraseFromMessages(tx: Database, leadIds: readonly number[], pattern: string): Promise<void> {
  await eraseAttachments(tx, leadIds)
  await eraseFromTexts(tx, leadIds, pattern)
}

/**
 * Call within the transaction that deletes the professional and has locked its leads: its conversations are deleted
 * before it.
 */
export const deleteConversations = (tx: Database, professionalId: number): Promise<void> =>
  deleteInSteps((limit) => deleteSome(tx, professionalId, limit))
