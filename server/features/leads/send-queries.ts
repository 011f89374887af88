import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { openStatuses } from '#contract/lead-lifecycle.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import { sampledTraceparent } from '#server/adapters/tracing/tracing.ts'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { publishingLeadUpdate } from '#server/pubsub/lead-updates.ts'
import { notingWebhookEvent } from '#server/pubsub/webhook-events.ts'
import { withBothSides } from './queries.ts'

export interface NewLeads {
  /** Each of them gets at most one lead. */
  professional_ids: number[]
  event_date: CalendarDay
  message: string
  /** Of the single professional. */
  package_id?: number | undefined
}

/** Those of these professionals to whom the couple has an open lead for the day. */
export const selectOpenRecipients = (db: Database, { professional_ids, event_date }: NewLeads, coupleId: number) =>
  db
    .selectFrom('leads')
    .select('professional_id')
    .where('couple_id', '=', coupleId)
    .where(sql<boolean>`professional_id = any(${professional_ids})`)
    .where('event_date', '=', event_date)
    .where('status', 'in', openStatuses)
    .execute()

const instants = ['created_at', 'updated_at', 'last_message_at'] as const

/**
 * A separate statement for a single professional, because PostgreSQL plans a statement with an array anew each time,
 * which takes longer than running it.
 */
type NewRows = Omit<NewLeads, 'professional_ids'> & {
  id?: number
  ids?: number[]
  couple_id: number
  now: Date
  traceparent: string | undefined
}

const noPackage = [sql<number | null>`null::integer`.as('package_id'), sql<string | null>`null::jsonb`.as('package')]

/** The package as it is now: what the couple has asked about stays, even if the package changes. */
const chosenPackage = [
  sql<number | null>`k.id`.as('package_id'),
  sql<string | null>`jsonb_build_object('name', k.name, 'price', k.price, 'unit', k.unit)`.as('package'),
]

/** Traced requests use a statement of their own, because the one for all others is compiled once. */
const newLeadMail = (traceparent: string | undefined) =>
  traceparent === undefined
    ? sql`json_build_object('kind', 'new_lead', 'lead_id', l.id)`
    : sql`json_build_object('kind', 'new_lead', 'lead_id', l.id, 'traceparent', ${traceparent}::text)`

const insertion = ({ leavesOutOpen }: { leavesOutOpen: boolean }) =>
  compileOnce((db, { id, ids, couple_id, event_date, message, package_id, now, traceparent }: NewRows) =>
    // From here on this name stands for the new rows, because a statement does not see its own insertions in the table.
    withBothSides(
      db.with('leads', (tables) =>
        tables
          .insertInto('leads')
          .columns(['professional_id', 'couple_id', 'event_date', 'message', 'package_id', 'package', ...instants])
          .expression(
            db
              .selectFrom('public_profiles as p')
              .$if(package_id !== undefined, (profiles) =>
                profiles.innerJoin('offered_packages as k', (join) =>
                  join.onRef('k.professional_id', '=', 'p.id').on(sql<boolean>`k.id = ${package_id}`),
                ),
              )
              .select((columns) => [
                'p.id',
                sql<number>`${couple_id}::integer`.as('couple_id'),
                sql<CalendarDay>`${event_date}::date`.as('event_date'),
                columns.val(message).as('message'),
                ...(package_id === undefined ? noPackage : chosenPackage),
                ...instants.map((name) => sql<Date>`${now}::timestamptz`.as(name)),
              ])
              .where(ids === undefined ? sql<boolean>`p.id = ${id}` : sql<boolean>`p.id = any(${ids})`)
              // Two of the same couple's statements at once could deadlock in another order.
              .orderBy('p.id')
              .forShare(),
          )
          .$if(leavesOutOpen, (leads) => leads.onConflict((conflict) => conflict.doNothing()))
          .returningAll(),
      ),
    ).select([
      addingJob('send-mail', newLeadMail(traceparent)).as('job'),
      publishingLeadUpdate({
        professional_id: sql`l.professional_id`,
        couple_id: sql`l.couple_id`,
        lead_id: sql`l.id`,
      }).as('update'),
      notingWebhookEvent(
        'lead.created',
        { professional_id: sql`l.professional_id`, subject_id: sql`l.id` },
        sql`l.created_at`,
      ).as('webhooks'),
    ]),
  )

const [insertEach, insertUnlessOpen] = [insertion({ leavesOutOpen: false }), insertion({ leavesOutOpen: true })]

/**
 * Stores leads and returns them with both sides; the mail, the notification and the webhook event of each are stored
 * with it or not at all. This is one statement, because every further one would cost more than the row itself. Only
 * approved professionals receive a lead, and keep that status until it is stored; others get no row, and neither does a
 * package that is not theirs. With `leavesOutOpen`, professionals to whom the couple already has an open lead for the
 * day are left out; otherwise that violates `leads_one_open_a_day_key`.
 */
export const insertLeads = (
  db: Database,
  { professional_ids: ids, ...lead }: NewLeads,
  couple_id: number,
  now: Date,
  { leavesOutOpen = false } = {},
) => {
  const receivers = ids.length === 1 ? { id: ids[0] } : { ids }
  return (leavesOutOpen ? insertUnlessOpen : insertEach)(db, {
    ...lead,
    ...receivers,
    couple_id,
    now,
    traceparent: sampledTraceparent(),
  })
}
