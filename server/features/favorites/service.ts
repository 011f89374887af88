import type { Favorite, FavoriteInput, NoteInput } from '#contract/favorites.ts'
import { createPage, type PageOf, type PageQuery } from '#contract/page.ts'
import { selectPage } from '#server/db/select-page.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { findPublicCards, lockPublicProfile } from '#server/features/professionals/service.ts'
import { countSave } from '#server/features/statistics/service.ts'
import { presentFavorite } from './present.ts'
import { countFavorites, deleteFavorite, selectFavorites, selectNote, updateNote, upsertFavorite } from './queries.ts'

/** Newest first. */
export async function listFavorites(deps: Deps, actor: Actor, query: PageQuery): Promise<PageOf<Favorite>> {
  const total = await countFavorites(deps.db, actor.id)
  const rows = await selectPage(query, total, (limit, offset) => selectFavorites(deps.db, actor.id, limit, offset))
  const cards = await findPublicCards(
    deps,
    rows.map((row) => row.professional_id),
  )
  return createPage(
    rows.map((row) => presentFavorite(row, cards.get(row.professional_id))),
    total,
    query,
  )
}

/**
 * There is only one favourite per professional, however often it is added; `isNew` says whether this call created it.
 */
export async function addFavorite(
  deps: Deps,
  actor: Actor,
  { professional_id: professionalId, note }: FavoriteInput,
): Promise<{ favorite: Favorite; isNew: boolean }> {
  const row = await transactionWithInvalidation(deps, async (tx) => {
    if (!(await lockPublicProfile(tx, professionalId))) return null
    const upserted = await upsertFavorite(tx, {
      couple_id: actor.id,
      professional_id: professionalId,
      note,
      created_at: deps.clock.now(),
    })
    if (upserted.is_new) await countSave(tx, professionalId, deps.clock.today())
    return upserted
  })
  if (!row) throw invalidField('professional_id', 'Ovaj pružatelj usluga trenutačno nije dostupan.')
  const cards = await findPublicCards(deps, [professionalId])
  return { favorite: presentFavorite(row, cards.get(professionalId)), isNew: row.is_new }
}

const otherNote = (note: string | null) =>
  new AppError('conflict', {
    message:
      note === null
        ? 'Bilješka je u međuvremenu uklonjena. Spremite ponovo ako želite da ostane ova.'
        : `Bilješka je u međuvremenu promijenjena (sada piše: „${note}”). Spremite ponovo ako je želite zamijeniti svojom.`,
  })

const notFound = () => new AppError('not_found', { message: 'Favorit nije pronađen.' })

/** Without a note, removes the existing one. Throws conflict if that is not the note to be replaced. */
export async function noteFavorite(deps: Deps, actor: Actor, id: number, input: NoteInput): Promise<Favorite> {
  const row = await updateNote(deps.db, actor.id, id, input)
  if (!row) {
    const stored = await selectNote(deps.db, actor.id, id)
    throw stored ? otherNote(stored.note) : notFound()
  }
  const cards = await findPublicCards(deps, [row.professional_id])
  return presentFavorite(row, cards.get(row.professional_id))
}

export async function removeFavorite({ db }: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await deleteFavorite(db, actor.id, id))) throw notFound()
}
