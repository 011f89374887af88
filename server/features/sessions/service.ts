import type { AccountSession } from '#contract/account.ts'
import { createPage, type PageOf, type PageQuery } from '#contract/page.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { publishEndedSessions } from '#server/pubsub/ended-sessions.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { presentSession } from './present.ts'
import { countSessions, deleteSession, deleteSessions, selectLiveSession, selectSessions } from './queries.ts'

/** Where the actor is signed in, the place used last first. */
export async function listSessions(
  { db, clock }: Deps,
  actor: Actor,
  query: PageQuery,
): Promise<PageOf<AccountSession>> {
  const now = clock.now()
  const total = await countSessions(db, actor.id, now)
  const offset = (query.page - 1) * query.per_page
  const rows = offset < total ? await selectSessions(db, actor.id, now, query.per_page, offset) : []
  return createPage(
    rows.map((row) => presentSession(row, actor.session_id)),
    total,
    query,
  )
}

/** Whether the session that the actor was found by goes on; asking does not prolong it. */
export const isSessionLive = async ({ db, clock }: Deps, actor: Actor): Promise<boolean> =>
  (await selectLiveSession(db, actor.id, actor.session_id, clock.now())) !== undefined

export async function endSession({ db }: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await deleteSession(db, actor.id, id))) throw new AppError('not_found', { message: 'Prijava nije pronađena.' })
}

/** What these sessions have open ends as well, once the transaction commits. */
async function endSessions(tx: Database, userId: number, exceptId: number | null): Promise<void> {
  await deleteSessions(tx, userId, exceptId)
  await publishEndedSessions(tx, userId)
}

export const endOtherSessions = (db: Database, actor: Actor) => endSessions(db, actor.id, actor.session_id)

export const endAllSessions = (tx: Database, userId: number) => endSessions(tx, userId, null)
