import { sql, type UpdateQueryBuilder } from 'kysely'
import type { AttachmentType } from '#contract/attachment-policy.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Attachment, ConversationSide, MessagesQuery } from '#contract/messages.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { ERASED_AT_ONCE, erasedText, isFound } from '#server/db/erased-text.ts'
import type { DB } from '#server/db/tables.generated.ts'
import { publishingLeadUpdate } from '#server/pubsub/lead-updates.ts'
import { notingWebhookEvent } from '#server/pubsub/webhook-events.ts'

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** One of the two writers; the third is the product itself. */

const attachments = sql<Attachment[]>`(
  select coalesce(json_agg(json_build_object(
           'id', a.id, 'filename', a.filename, 'type', a.type, 'size', a.size, 'width', a.width, 'height', a.height)
         order by a.position), '[]')
    from message_attachments as a where a.message_id = m.id)`

const columns = [
  'm.id',
  'm.lead_id',
  'm.author',
  'm.kind',
  'm.body',
  // This column has no constraint of its own; the lead's has.
  sql<LeadStatus | null>`m.status`.as('status'),
  // A rejection that calls off a booking.
  sql<boolean>`case when m.status = 'rejected' then exists (
    select from messages as booked where booked.lead_id = m.lead_id and booked.status = 'booked' and booked.id < m.id)
    else false end`.as('calls_off'),
  'm.offer_id',
  'm.offer_event',
  attachments.as('attachments'),
  'm.created_at',
  'm.read_at',
] as const

const messages = (db: Database, leadId: number) =>
  db.selectFrom('messages as m').select(columns).where('m.lead_id', '=', leadId)

type Bounds = Pick<MessagesQuery, 'before' | 'after'>

const within = (db: Database, leadId: number, { before, after }: Bounds) =>
  messages(db, leadId)
    .$if(before !== undefined, (query) => query.where('m.id', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('m.id', '>', after ?? 0))

/** Newest first. */
export const selectMessages = (db: Database, leadId: number, bounds: Bounds, limit: number, offset: number) =>
  within(db, leadId, bounds).orderBy('m.id', 'desc').limit(limit).offset(offset).execute()

export async function countMessages(db: Database, leadId: number, bounds: Bounds): Promise<number> {
  const { total } = await within(db, leadId, bounds)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface NewMessage {
  lead_id: number
  author: ConversationSide
  body: string
  /** Left out for a text. */
  offer?: { id: number; event: 'sent' | 'accepted' | 'declined' | 'withdrawn' }
}

interface NewRow {
  lead_id: number
  author: ConversationSide
  body: string
  kind: 'text' | 'offer'
  offer_id: number | null
  offer_event: NonNullable<NewMessage['offer']>['event'] | null
  created_at: Date
}

const insertRow = compileOnce((db, row: NewRow) => db.insertInto('messages').values(row).returning('id'))

/** In a locked conversation, so that ids ascend in commit order. Returns the id. */
export async function insertMessage(db: Database, { offer, ...message }: NewMessage, now: Date): Promise<number> {
  const [row] = await insertRow(db, {
    ...message,
    kind: offer ? 'offer' : 'text',
    offer_id: offer?.id ?? null,
    offer_event: offer?.event ?? null,
    created_at: now,
  })
  if (!row) throw new Error('an insertion gave no row')
  return row.id
}

const findMessage = compileOnce((db, { leadId, id }: { leadId: number; id: number }) =>
  messages(db, leadId).where('m.id', '=', id),
)

export async function selectMessage(db: Database, leadId: number, id: number) {
  const [row] = await findMessage(db, { leadId, id })
  if (!row) throw new Error(`message ${id} of lead ${leadId} is gone`)
  return row
}

export interface NewAttachment {
  filename: string
  type: AttachmentType
  size: number
  width: number | null
  height: number | null
  file_key: string
}

export const insertAttachments = (db: Database, message_id: number, added: readonly NewAttachment[]) =>
  db
    .insertInto('message_attachments')
    .values(added.map((attachment, index) => ({ ...attachment, message_id, position: index + 1 })))
    .execute()

/** Undefined for an attachment of another lead. */
export const selectAttachment = (db: Database, leadId: number, id: number) =>
  db
    .selectFrom('message_attachments as a')
    .innerJoin('messages as m', 'm.id', 'a.message_id')
    .select(['a.filename', 'a.type', 'a.file_key'])
    .where('m.lead_id', '=', leadId)
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Those of these file names that belong to an attachment. */
export async function selectKnownKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('message_attachments')
    .select('file_key')
    .where(sql<boolean>`file_key = any(${keys})`)
    .execute()
  return new Set(rows.map(({ file_key }) => file_key))
}

const unreadTexts = (db: Database, leadId: number, author: ConversationSide) =>
  messages(db, leadId).where('m.author', '=', author).where('m.kind', '=', 'text').where('m.read_at', 'is', null)

/** The latest unread texts of this side, newest first. */
export const selectUnreadTexts = (db: Database, leadId: number, author: ConversationSide, limit: number) =>
  unreadTexts(db, leadId, author).orderBy('m.id', 'desc').limit(limit).execute()

const countUnread = compileOnce((db, { leadId, author }: { leadId: number; author: ConversationSide }) =>
  unreadTexts(db, leadId, author)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total')),
)

/** Of this side. */
export const countUnreadTexts = async (db: Database, leadId: number, author: ConversationSide): Promise<number> =>
  (await countUnread(db, { leadId, author })).at(0)?.total ?? 0

interface OwnText {
  lead_id: number
  /** The id of the couple or professional who writes. */
  side_id: number
  body: string
  now: Date
  mail: string
  mail_key: string
  mail_at: Date
}

/** The part of the statement that changes the lead, which comes first; `read_id` is how far the other side has read. */
type CountLead = (
  db: Pick<Database, 'updateTable'>,
  author: ConversationSide,
  text: { id: number; side_id: number; now: Date },
) => UpdateQueryBuilder<
  DB & { l: DB['leads'] },
  'l',
  'l',
  { id: number; professional_id: number; couple_id: number | null; last_message_at: Date; read_id: number | null }
>

/**
 * Stores a text of this side, with everything that follows from it, in an open conversation whose lead keeps its
 * status. This is one statement: begin, lock and commit would cost as much as the rest. In any other conversation
 * nothing happens and there is no row.
 */
export const storingText = (author: ConversationSide, reader: ConversationSide, countLead: CountLead) =>
  compileOnce((db, { lead_id, side_id, body, now, mail, mail_key, mail_at }: OwnText) => {
    // The statement does not see messages marked as read while it waited, but it does see the lead's read mark.
    const isUnread = sql`select from messages as earlier
       where earlier.lead_id = l.id and earlier.author = ${sql.lit(author)} and earlier.kind = 'text'
         and earlier.read_at is null and earlier.id > coalesce(l.read_id, 0)`
    return db
      .with('l', (tables) => countLead(tables, author, { id: lead_id, side_id, now }))
      .with('m', (tables) =>
        tables
          .insertInto('messages')
          .columns(['lead_id', 'author', 'kind', 'body', 'created_at'])
          .expression(
            tables
              .selectFrom('l')
              .select(({ val }) => [
                'l.id',
                sql.lit(author).as('author'),
                sql.lit('text').as('kind'),
                val(body).as('body'),
                'l.last_message_at',
              ]),
          )
          .returningAll(),
      )
      .selectFrom('m')
      .innerJoin('l', 'l.id', 'm.lead_id')
      .select(columns)
      .select([
        sql<string | null>`(select name from contacts where id = l.couple_id)`.as('couple_name'),
        sql<string>`(select company_name from profiles where id = l.professional_id)`.as('company_name'),
        sql`case when not exists (${isUnread})
            then ${addingJob('send-mail', sql`${mail}::json`, { key: mail_key, runAt: mail_at })} end`.as('job'),
        publishingLeadUpdate({
          professional_id: sql`l.professional_id`,
          couple_id: sql`l.couple_id`,
          lead_id: sql`l.id`,
          counts_of: sql.lit(reader),
        }).as('update'),
        notingWebhookEvent(
          'message.created',
          { professional_id: sql`l.professional_id`, subject_id: sql`m.id` },
          sql`m.created_at`,
        ).as('webhooks'),
      ])
  })

export const markRead = (db: Database, leadId: number, author: ConversationSide, now: Date) =>
  db
    .updateTable('messages')
    .set({ read_at: now })
    .where('lead_id', '=', leadId)
    .where('author', '=', author)
    .where('read_at', 'is', null)
    .execute()

/** 0, the id of the lead's own message, if this side has written nothing since. */
export async function selectLastIdOf(db: Database, leadId: number, author: ConversationSide): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('author', '=', author)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

type Scope = { couple_id: number } | { professional_id: number }

const withNames = (db: Database, scope: Scope) =>
  db
    .selectFrom('messages as m')
    .innerJoin('lead_sides as l', 'l.id', 'm.lead_id')
    .innerJoin('profiles as p', 'p.id', 'l.professional_id')
    .leftJoin('people as u', 'u.id', 'l.couple_id')
    .select([...columns, 'p.company_name', 'u.name as couple_name'])
    .where(({ and }) =>
      and('couple_id' in scope ? { 'l.couple_id': scope.couple_id } : { 'l.professional_id': scope.professional_id }),
    )

/** All of a couple's or a professional's conversations without the leads' own messages, oldest first. */
export const selectExportedIds = (db: Database, scope: Scope) =>
  withNames(db, scope).clearSelect().select('m.id').orderBy('m.id').execute()

/** Those of these messages that are in the couple's or professional's conversations, with the names of both sides. */
export const selectExported = (db: Database, scope: Scope, ids: readonly number[]) =>
  withNames(db, scope)
    .where(sql<boolean>`m.id = any(${ids})`)
    .orderBy('m.id')
    .execute()

/** Undefined for a message in another professional's conversation. */
export const selectOfProfessional = (db: Database, professional_id: number, id: number) =>
  withNames(db, { professional_id }).where('m.id', '=', id).executeTakeFirst()

/**
 * Deletes the couple's files in these leads. A message that consisted of nothing else gets the mark of erased words.
 */
export async function eraseAttachments(db: Database, leadIds: readonly number[]): Promise<void> {
  const ofCouple = sql<boolean>`m.lead_id = any(${leadIds}) and m.author = 'couple'`
  await db
    .updateTable('messages as m')
    .set({ body: '…' })
    .where(ofCouple)
    .where('m.kind', '=', 'text')
    .where('m.body', '=', '')
    .execute()
  await db
    .deleteFrom('message_attachments')
    .using('messages as m')
    .whereRef('m.id', '=', 'message_attachments.message_id')
    .where(ofCouple)
    .execute()
}

/** Of all conversations of the professional. */
export async function deleteSome(db: Database, professionalId: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('id', 'in', (some) =>
      some
        .selectFrom('messages as m')
        .innerJoin('lead_sides as l', 'l.id', 'm.lead_id')
        .select('m.id')
        .where('l.professional_id', '=', professionalId)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Erases from the next texts after that id. Returns the last id it looked at; null if there was none. */
async function eraseFromNext(db: Database, leadIds: readonly number[], pattern: string, after: number) {
  const { last } = await db
    .with('next', (of) =>
      of
        .selectFrom('messages')
        .select(['id', 'body'])
        .where(sql<boolean>`lead_id = any(${leadIds})`)
        .where('id', '>', after)
        .orderBy('id')
        .limit(ERASED_AT_ONCE),
    )
    .with('erased', (of) =>
      of
        .updateTable('messages')
        .from('next')
        .set({ body: erasedText('next.body', pattern) })
        .whereRef('messages.id', '=', 'next.id')
        // On the table's own column, the pattern would be applied to every message there is.
        .where(isFound('next.body', pattern)),
    )
    .selectFrom('next')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return last
}

/** In the texts of both sides, and in file names. */
export async function eraseFromTexts(db: Database, leadIds: readonly number[], pattern: string): Promise<void> {
  for (let after: number | null = 0; after !== null;) after = await eraseFromNext(db, leadIds, pattern, after)
  await db
    .updateTable('message_attachments')
    .from('messages as m')
    .set({ filename: erasedText('filename', pattern) })
    .whereRef('m.id', '=', 'message_attachments.message_id')
    .where(sql<boolean>`m.lead_id = any(${leadIds})`)
    .where(isFound('filename', pattern))
    .execute()
}
