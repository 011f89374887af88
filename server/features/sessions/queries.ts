import type { Database } from '#server/db/connect.ts'

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

const liveSessions = (db: Database, userId: number, now: Date) =>
  db.selectFrom('sessions').where('user_id', '=', userId).where('expires_at', '>', now)

export const selectSessions = (db: Database, userId: number, now: Date, limit: number, offset: number) =>
  liveSessions(db, userId, now)
    .select(['id', 'created_at', 'last_used_at', 'expires_at', 'user_agent'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countSessions(db: Database, userId: number, now: Date): Promise<number> {
  const { total } = await liveSessions(db, userId, now)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const selectLiveSession = (db: Database, userId: number, id: number, now: Date) =>
  liveSessions(db, userId, now).select('id').where('id', '=', id).executeTakeFirst()

export const deleteSession = (db: Database, userId: number, id: number) =>
  db.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

/** All of them but the one that is named. */
export const deleteSessions = (db: Database, userId: number, exceptId: number | null) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? 0))
    .execute()
