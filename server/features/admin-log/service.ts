import type { AuditAction, AuditEntry } from '#contract/admin-log.ts'
import { createPage, type PageOf, type PageQuery } from '#contract/page.ts'
import { selectPage } from '#server/db/select-page.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/actor.ts'
import { presentEntry } from './present.ts'
import {
  type AuditFilters,
  countEntries,
  eraseFromOwnReasons,
  eraseFromReasons,
  type ErasedPerson,
  insertEntry,
  selectEntries,
  selectLastReason,
} from './queries.ts'

interface Decision {
  action: AuditAction
  professional_id?: number | null
  review_id?: number
  user_id?: number
  category_id?: number
  from: string | null
  to: string
  reason?: string | null
}

/** Call within the transaction that carries out the decision, so that there is none without an entry. */
export const recordDecision = (tx: Database, { clock }: Pick<Deps, 'clock'>, actor: Actor, decision: Decision) =>
  insertEntry(tx, {
    actor_id: actor.id,
    action: decision.action,
    professional_id: decision.professional_id ?? null,
    review_id: decision.review_id ?? null,
    user_id: decision.user_id ?? null,
    category_id: decision.category_id ?? null,
    from_value: decision.from,
    to_value: decision.to,
    reason: decision.reason ?? null,
    created_at: clock.now(),
  })

/** Call within the transaction that deletes the account: decisions stay, with the person erased from their reasons. */
export async function eraseFromDecisions(
  tx: Database,
  person: ErasedPerson,
  { own, anywhere }: PersonPatterns,
): Promise<void> {
  await eraseFromOwnReasons(tx, person, own)
  await eraseFromReasons(tx, person, anywhere)
}

/** The reason stated when the profile last got another status; null without one. */
export const findStatusReason = async (db: Database, professionalId: number): Promise<string | null> =>
  (await selectLastReason(db, { action: 'profile_status', professional_id: professionalId }))?.reason ?? null

/** Newest first. */
export async function listEntries({ db }: Deps, query: PageQuery & AuditFilters): Promise<PageOf<AuditEntry>> {
  const total = await countEntries(db, query)
  const rows = await selectPage(query, total, (limit, offset) => selectEntries(db, query, limit, offset))
  return createPage(rows.map(presentEntry), total, query)
}
