import { adminApi } from '#contract/admin-paths.ts'
import { categoryChange, categoryOrder } from '#contract/admin.ts'
import { category, categoriesQuery } from '#contract/categories.ts'
import { listOf, pageOf, single } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { keyOf, sendCachedJson } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { listCategories, orderCategories, renameCategory } from './service.ts'

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
      sendCachedJson(deps.responseCache, request, reply, {
        key: keyOf(paths.categories, request.query),
        schema: page,
        tags: [tags.categories],
        load: () => listCategories(deps, request.query),
      }),
  )

  app.put(
    adminApi.categoryOrder,
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Redoslijed kategorija',
        description: 'Sve kategorije, svaka jednom, u novom redoslijedu.',
        tags: ['Administracija'],
        body: categoryOrder,
        response: { 200: listOf(category) },
      },
    },
    async (request) => ({ data: await orderCategories(deps, actorOf(request), request.body) }),
  )

  app.put(
    '/admin/categories/:id',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Naziv kategorije',
        description: 'Mijenja se samo naziv; oznaka u adresi (slug) ostaje.',
        tags: ['Administracija'],
        params: pathId,
        body: categoryChange,
        response: { 200: single(category) },
      },
    },
    async (request) => ({ data: await renameCategory(deps, actorOf(request), request.params.id, request.body) }),
  )
}
