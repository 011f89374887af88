import type { Category } from '../../../contract/categories.ts'
import { makePage, type PageOf, type PageQuery } from '../../../contract/page.ts'
import type { Deps } from '../../deps.ts'
import { selectCategories } from './queries.ts'

export async function listCategories({ db }: Deps, query: PageQuery): Promise<PageOf<Category>> {
  const categories = await selectCategories(db)
  const start = (query.page - 1) * query.per_page
  return makePage(categories.slice(start, start + query.per_page), categories.length, query)
}
