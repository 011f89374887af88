import * as z from 'zod/mini'
import { favorite, favoriteInput, favoritesQuery } from '#contract/favorites.ts'
import { pageOf, single } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { addFavorite, listFavorites, removeFavorite } from './service.ts'

export function favoriteRoutes(app: App, deps: Deps): void {
  app.get(
    paths.favorites,
    {
      config: { access: ['couple'] },
      schema: {
        summary: 'Favoriti para',
        description: 'Najnoviji najprije. „professional” je null dok profil nije javan.',
        tags: ['Favoriti'],
        querystring: favoritesQuery,
        response: { 200: pageOf(favorite) },
      },
    },
    (request) => listFavorites(deps, actorOf(request), request.query),
  )

  app.post(
    paths.favorites,
    {
      config: { access: ['couple'] },
      schema: {
        summary: 'Dodavanje u favorite',
        description: 'Ako je već među favoritima, odgovor je 200 s postojećim.',
        tags: ['Favoriti'],
        body: favoriteInput,
        response: { 200: single(favorite), 201: single(favorite) },
      },
    },
    async (request, reply) => {
      const { favorite: data, isNew } = await addFavorite(deps, actorOf(request), request.body.professional_id)
      return reply.code(isNew ? 201 : 200).send({ data })
    },
  )

  app.delete(
    '/favorites/:id',
    {
      config: { access: ['couple'] },
      schema: {
        summary: 'Uklanjanje iz favorita',
        tags: ['Favoriti'],
        params: pathId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeFavorite(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
