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

/** One that is there already is returned as it is: the update that changes nothing makes PostgreSQL return it. */
export const upsertFavorite = (db: Database, couple_id: number, professional_id: number, created_at: Date) =>
  db
    .insertInto('favorites')
    .values({ couple_id, professional_id, created_at })
    .onConflict((conflict) =>
      conflict.constraint('favorites_one_a_couple_key').doUpdateSet({ created_at: sql<Date>`favorites.created_at` }),
    )
    .returning(['id', 'professional_id', 'created_at', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()

export const deleteFavorite = (db: Database, coupleId: number, id: number) =>
  db.deleteFrom('favorites').where('id', '=', id).where('couple_id', '=', coupleId).returning('id').executeTakeFirst()
