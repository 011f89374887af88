import { category, categoriesQuery } from '../../../contract/categories.ts'
import { pageOf } from '../../../contract/page.ts'
import { api as paths } from '../../../contract/paths.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { keyOf, sendKeptJson } from '../../http/send-kept.ts'
import { tags } from '../../http/tags.ts'
import { listCategories } from './service.ts'

const page = pageOf(category)

export function categoryRoutes(app: App, deps: Deps): void {
  app.get(
    paths.categories,
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Popis kategorija',
        tags: ['Kategorije'],
        querystring: categoriesQuery,
        response: { 200: page },
      },
    },
    (request, reply) =>
      sendKeptJson(deps.kept, request, reply, {
        key: keyOf(paths.categories, request.query),
        schema: page,
        tags: [tags.categories],
        make: () => listCategories(deps, request.query),
      }),
  )
}
