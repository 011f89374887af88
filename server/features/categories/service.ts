import type { Category, CategoryChange, CategoryOrder } from '#contract/categories.ts'
import { createPage, type PageOf, type PageQuery } from '#contract/page.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { tags } from '#server/response-cache/tags.ts'
import { recordDecision } from '#server/features/admin-log/service.ts'
import { lockCategories, selectCategories, updateName, updatePositions } from './queries.ts'

export async function listCategories({ db }: Deps, query: PageQuery): Promise<PageOf<Category>> {
  const categories = await selectCategories(db)
  const start = (query.page - 1) * query.per_page
  return createPage(categories.slice(start, start + query.per_page), categories.length, query)
}

export const findCategory = async (db: Database, id: number) =>
  (await selectCategories(db)).find((category) => category.id === id)

/**
 * The slug stays, because addresses, colours and pictures depend on it. Every page shows a category, so everything is
 * invalidated. Throws conflict if the current name is not the one to be replaced.
 */
export const renameCategory = (
  deps: Deps,
  actor: Actor,
  id: number,
  { name, replaces }: CategoryChange,
): Promise<Category> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const before = (await lockCategories(tx)).find((category) => category.id === id)
    if (!before) throw new AppError('not_found', { message: 'Kategorija nije pronađena.' })
    if (before.name !== name) {
      if (typeof replaces === 'string' && before.name !== replaces) {
        throw new AppError('conflict', {
          message: `Kategorija je u međuvremenu preimenovana (sada se zove „${before.name}”). Spremite ponovo ako joj želite dati svoj naziv.`,
        })
      }
      await updateName(tx, id, name)
      await recordDecision(tx, deps, actor, { action: 'category', category_id: id, from: before.name, to: name })
      invalidate(tags.everything)
    }
    return { ...before, name }
  })

const namesOf = (categories: readonly Category[]) => categories.map(({ name }) => name).join(', ')

/** All of them, each once: categories are neither added nor removed. */
export const orderCategories = (deps: Deps, actor: Actor, { ids }: CategoryOrder): Promise<Category[]> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const before = await lockCategories(tx)
    const after = [...new Set(ids)].flatMap((id) => before.find((category) => category.id === id) ?? [])
    if (ids.length !== before.length || after.length !== before.length)
      throw invalidField('ids', 'Navedite sve kategorije, svaku jednom.')
    if (ids.some((id, place) => id !== before[place]?.id)) {
      await updatePositions(tx, ids)
      await recordDecision(tx, deps, actor, { action: 'category', from: namesOf(before), to: namesOf(after) })
      invalidate(tags.everything)
    }
    return after
  })
