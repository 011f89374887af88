import type { Database } from '#server/db/connect.ts'

/** 0 when there is none. */
export async function selectLastLeadId(db: Database, professionalId: number): Promise<number> {
  const { id } = await db
    .selectFrom('leads')
    .where('professional_id', '=', professionalId)
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/** The newest of those that are younger than `id`, the oldest of these first. */
export async function selectLeadIdsAfter(
  db: Database,
  professionalId: number,
  id: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('professional_id', '=', professionalId)
    .where('id', '>', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id).toReversed()
}
