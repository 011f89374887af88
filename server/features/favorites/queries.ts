import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export type FavoriteRow = Awaited<ReturnType<typeof selectFavorites>>[number]

const favoriteColumns = ['id', 'professional_id', 'created_at', 'note'] as const

export const selectFavorites = (db: Database, coupleId: number, limit: number, offset: number) =>
  db
    .selectFrom('favorites')
    .select(favoriteColumns)
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

/** Returns an existing favourite unchanged: the update that changes nothing makes PostgreSQL return the row. */
export const upsertFavorite = (
  db: Database,
  favorite: { couple_id: number; professional_id: number; note: string | null; created_at: Date },
) =>
  db
    .insertInto('favorites')
    .values(favorite)
    .onConflict((conflict) =>
      conflict.constraint('favorites_one_a_couple_key').doUpdateSet({ created_at: sql<Date>`favorites.created_at` }),
    )
    .returning([...favoriteColumns, sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()

/** Only if the note is the one to be replaced or already the new one, as after a lost answer. */
export const updateNote = (
  db: Database,
  coupleId: number,
  id: number,
  { note, replaces }: { note: string | null; replaces?: string | null | undefined },
) =>
  db
    .updateTable('favorites')
    .set({ note })
    .where('id', '=', id)
    .where('couple_id', '=', coupleId)
    .$if(replaces !== undefined, (update) =>
      update.where(({ or, eb }) => or([replaces ?? null, note].map((one) => eb('note', 'is not distinct from', one)))),
    )
    .returning(favoriteColumns)
    .executeTakeFirst()

export const selectNote = (db: Database, coupleId: number, id: number) =>
  db.selectFrom('favorites').select('note').where('id', '=', id).where('couple_id', '=', coupleId).executeTakeFirst()

export const deleteFavorite = (db: Database, coupleId: number, id: number) =>
  db.deleteFrom('favorites').where('id', '=', id).where('couple_id', '=', coupleId).returning('id').executeTakeFirst()
