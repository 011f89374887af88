import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export type FavoriteRow = Awaited<ReturnType<typeof selectFavorites>>[number]

export const selectFavorites = (db: Database, coupleId: number, limit: number, offset: number) =>
  db
    .selectFrom('favorites')
    .select(['id', 'professional_id', 'created_at'])
    .where('couple_id', '=', coupleId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countFavorites(db: Database, coupleId: number): Promise<number> {
  const { total } = await db
    .selectFrom('favorites')
    .where('couple_id', '=', coupleId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Only a public professional becomes a favourite; undefined otherwise. One that is there already is given back as it
 * is: the update of nothing makes PostgreSQL return it, whoever wrote it a moment ago.
 */
export const upsertFavorite = (db: Database, coupleId: number, professionalId: number, now: Date) =>
  db
    .insertInto('favorites')
    .columns(['couple_id', 'professional_id', 'created_at'])
    .expression(
      db
        .selectFrom('professionals')
        .select([
          sql<number>`${coupleId}::integer`.as('couple_id'),
          'id',
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('id', '=', professionalId)
        .where('status', '=', 'approved')
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict.constraint('favorites_one_a_couple_key').doUpdateSet({ created_at: sql<Date>`favorites.created_at` }),
    )
    .returning(['id', 'professional_id', 'created_at', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirst()

export const deleteFavorite = (db: Database, coupleId: number, id: number) =>
  db.deleteFrom('favorites').where('id', '=', id).where('couple_id', '=', coupleId).returning('id').executeTakeFirst()
