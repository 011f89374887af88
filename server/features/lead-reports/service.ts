import type { LeadReport, LeadReportDetail, LeadReportPage, LeadReportsQuery } from '#contract/lead-reports.ts'
import type { Actor } from '#server/actor.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { readPlacedPage } from '#server/db/list-place.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import { markDone } from '#server/db/idempotency-keys.ts'
import { keepAccounts } from '#server/db/keep-accounts.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { recordDecision } from '#server/features/admin-log/service.ts'
import { getConversation, lockConversation } from '#server/features/leads/conversation-service.ts'
import { getTranscript } from '#server/features/messages/service.ts'
import { presentReport, presentReportDetail } from './present.ts'
import {
  countReports,
  eraseFromConversations,
  eraseFromReportTexts,
  insertReport,
  selectReport,
  selectReporter,
  selectReports,
  updateResolved,
} from './queries.ts'

const notFound = () => new AppError('not_found', { message: 'Prijava nije pronađena.' })

/** Copies what has been written so far; the lock keeps the next message out of the copy. */
export const reportLead = ({ db, clock }: Deps, actor: Actor, leadId: number, reason: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await keepAccounts(tx, [actor.id, (await getConversation(tx, actor, leadId)).couple_id])
    const { side, professional_id, couple_id, event_date } = await lockConversation(tx, actor, leadId)
    const transcript = await getTranscript(tx, await getConversation(tx, actor, leadId))
    const report = { lead_id: leadId, professional_id, couple_id, event_date, reporter: side, reason }
    await insertReport(tx, report, transcript, clock.now())
    await recordDecision(tx, { clock }, actor, {
      action: 'lead_reported',
      professional_id,
      ...(couple_id !== null && { user_id: couple_id }),
      from: null,
      to: 'open',
      reason,
    })
    await markDone(tx)
  })

/** Newest first, without the conversations. */
export async function listReports({ db }: Deps, query: LeadReportsQuery): Promise<LeadReportPage> {
  const counts = await countReports(db)
  const totalOf = ({ open, resolved }: typeof counts) =>
    ({ open, resolved, any: open + resolved })[query.status ?? 'any']
  const { data, ...page } = await readPlacedPage(query, {
    count: async (after) => totalOf(after === undefined ? counts : await countReports(db, after)),
    select: (limit, offset, after) => selectReports(db, { ...query, after }, limit, offset),
  })
  return { ...page, data: data.map(presentReport), counts }
}

export async function getReport({ db }: Deps, id: number): Promise<LeadReportDetail> {
  const row = await selectReport(db, id)
  if (!row) throw notFound()
  return presentReportDetail(row)
}

/** If two admins act at once, only one resolves it. The one who has reported it is told by mail. */
export const resolveReport = (
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  resolution: string | null,
): Promise<LeadReport> =>
  db.transaction().execute(async (tx) => {
    const reported = await selectReport(tx, id)
    // The entry in the log also refers to the profile, which is deleted with its owner's account.
    await keepAccounts(tx, [actor.id, reported?.couple_id ?? null, reported?.owner_id ?? null])
    const resolved = await updateResolved(tx, id, resolution, clock.now())
    const row = await selectReport(tx, id)
    if (!row) throw notFound()
    if (!resolved) throw new AppError('invalid', { message: 'Ova je prijava već riješena.' })
    const { professional_id, couple_id } = resolved
    await recordDecision(tx, { clock }, actor, {
      action: 'lead_report_resolved',
      professional_id,
      ...(couple_id !== null && { user_id: couple_id }),
      from: 'open',
      to: 'resolved',
      reason: resolution,
    })
    await enqueue(tx, 'send-mail', { kind: 'lead_report_resolved', lead_report_id: id })
    return presentReport(row)
  })

/** For the mail about the decision; undefined if the account of whoever reported it is deleted or suspended. */
export const findReporterOfLead = (db: Database, id: number) => selectReporter(db, id)

/**
 * Call within the transaction that deletes the account: nothing of a couple stays in the copies of its conversations.
 */
export async function eraseFromReports(tx: Database, userId: number, { own, anywhere }: PersonPatterns): Promise<void> {
  await eraseFromConversations(tx, userId, own)
  await eraseFromReportTexts(tx, anywhere)
}
