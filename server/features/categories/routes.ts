import { categoryCalls } from '#contract/categories.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { tags } from '#server/response-cache/tags.ts'
import { listCategories, orderCategories, renameCategory } from './service.ts'

export function categoryRoutes(app: App, deps: Deps): void {
  serve(app, deps, categoryCalls, {
    'GET /categories': {
      cached: ({ query }) => ({ tags: [tags.categories], load: () => listCategories(deps, query) }),
    },
    'PUT /admin/categories/order': async ({ actor, body }) => ({ data: await orderCategories(deps, actor, body) }),
    'PUT /admin/categories/:id': async ({ actor, params, body }) => ({
      data: await renameCategory(deps, actor, params.id, body),
    }),
  })
}
