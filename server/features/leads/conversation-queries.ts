import { sql } from 'kysely'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { ConversationSide } from '#contract/messages.ts'
import type { Database } from '#server/db/connect.ts'
import { compileOnce } from '#server/db/compiled.ts'
import { isSideSuspended } from '#server/db/is-side-suspended.ts'
import { type LeadScope, scopeFilter } from './queries.ts'

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof lockScopedLead>>>

const conversations = (db: Database, scope: LeadScope, id: number) =>
  db
    .selectFrom('leads as l')
    .select([
      'l.id',
      'l.professional_id',
      'l.couple_id',
      'l.status',
      'l.booked_at',
      'l.event_date',
      'l.message_read_at',
      'l.unread_by_couple',
      'l.unread_by_professional',
      isSideSuspended.as('is_suspended'),
      sql<string | null>`(select name from contacts where id = l.couple_id)`.as('couple_name'),
      sql<string>`(select company_name from profiles where id = l.professional_id)`.as('company_name'),
    ])
    .where('l.id', '=', id)
    .where(({ and }) => and(scopeFilter(scope)))

/** Every write to a conversation locks its lead first, or second to the calendar if a day may be booked. */
export const lockScopedLead = async (db: Database, scope: LeadScope, id: number) =>
  (await lockByScope(db, { id, ...scope })).at(0)

const lockByScope = compileOnce((db, { id, ...scope }: { id: number } & LeadScope) =>
  conversations(db, scope, id).forUpdate(),
)

/** Includes the lead's own message, which begins the conversation. Locks nothing. */
export const selectConversation = (db: Database, scope: LeadScope, id: number) =>
  conversations(db, scope, id).select(['l.message', 'l.created_at']).executeTakeFirst()

/** By the writing side: the other side's counter and read mark, and the column with its own id. */
const columnsOf = {
  couple: { unread: 'unread_by_professional', read_id: 'professional_read_id', scope: 'couple_id' },
  professional: { unread: 'unread_by_couple', read_id: 'couple_read_id', scope: 'professional_id' },
} as const

interface CountedMessage {
  id: number
  becomes: LeadStatus | undefined
  now: Date
}

const counting = (author: keyof typeof columnsOf) =>
  compileOnce((db, { id, becomes, now }: CountedMessage) =>
    db
      .updateTable('leads')
      .set(({ eb }) => ({
        last_message_at: now,
        ...(becomes !== undefined && { status: becomes, updated_at: now }),
        [columnsOf[author].unread]: eb(columnsOf[author].unread, '+', 1),
      }))
      .where('id', '=', id),
  )

const countFrom = { couple: counting('couple'), professional: counting('professional') }

/** Counts a message of this side, so the other has one more to read. */
export const countMessage = (
  db: Database,
  id: number,
  { author, becomes }: { author: ConversationSide; becomes?: LeadStatus | undefined },
  now: Date,
) => countFrom[author](db, { id, becomes, now })

export interface CountedText {
  /** The lead's id. */
  id: number
  /** The id of the couple or professional who writes. */
  side_id: number
  now: Date
}

/** Only in one of these statuses, and with both sides present. */
export const updateByText = (
  db: Pick<Database, 'updateTable'>,
  author: ConversationSide,
  { id, side_id, now }: CountedText,
  statuses: readonly LeadStatus[],
) => {
  const { unread, read_id, scope } = columnsOf[author]
  return db
    .updateTable('leads as l')
    .set(({ eb }) => ({
      // Never earlier than what arrived while this waited for the lead.
      last_message_at: sql<Date>`greatest(l.last_message_at, ${now}::timestamptz)`,
      [unread]: eb(unread, '+', 1),
    }))
    .where('l.id', '=', id)
    .where(`l.${scope}`, '=', side_id)
    .where('l.couple_id', 'is not', null)
    .where('l.status', 'in', statuses)
    .where(({ not }) => not(isSideSuspended))
    .returning(['l.id', 'l.professional_id', 'l.couple_id', 'l.last_message_at', `l.${read_id} as read_id`])
}

/** Marks messages as read up to this id; 0 is the lead's own message. */
export const updateRead = (db: Database, id: number, reader: ConversationSide, readId: number, now: Date) =>
  db
    .updateTable('leads')
    .set(({ fn, val }) =>
      reader === 'couple'
        ? { unread_by_couple: 0, couple_read_id: readId }
        : {
            unread_by_professional: 0,
            professional_read_id: readId,
            message_read_at: fn.coalesce('message_read_at', val(now)),
          },
    )
    .where('id', '=', id)
    .execute()
