import { favoriteCalls } from '#contract/favorites.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve, withStatus } from '#server/http/serve.ts'
import { addFavorite, listFavorites, noteFavorite, removeFavorite } from './service.ts'

export function favoriteRoutes(app: App, deps: Deps): void {
  serve(app, deps, favoriteCalls, {
    'GET /favorites': ({ actor, query }) => listFavorites(deps, actor, query),
    'POST /favorites': async ({ actor, body }) => {
      const { favorite, isNew } = await addFavorite(deps, actor, body)
      return withStatus(isNew ? 201 : 200, { data: favorite })
    },
    'PUT /favorites/:id': async ({ actor, params, body }) => ({
      data: await noteFavorite(deps, actor, params.id, body),
    }),
    'DELETE /favorites/:id': ({ actor, params }) => removeFavorite(deps, actor, params.id),
  })
}
