import { categoryCount, landingPath, landingPrices } from '#contract/landing.ts'
import { listOf, single } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { sendCachedJson } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { countProfessionals, getPrices } from './service.ts'

const countsAnswer = listOf(categoryCount)
const pricesAnswer = single(landingPrices)

export function landingRoutes(app: App, deps: Deps): void {
  app.get(
    paths.landing,
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Broj odobrenih pružatelja usluga po kategorijama i gradovima',
        description: 'Sve kategorije svojim redom; od gradova samo oni s početne stranice u kojima nekoga ima.',
        tags: ['Kategorije'],
        response: { 200: countsAnswer },
      },
    },
    (request, reply) =>
      sendCachedJson(deps.responseCache, request, reply, {
        key: paths.landing,
        schema: countsAnswer,
        tags: [tags.categories, tags.professionals],
        load: async () => ({ data: await countProfessionals(deps) }),
      }),
  )

  app.get(
    '/landing/:category/:city',
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Početne cijene kategorije u jednom gradu i u cijeloj Hrvatskoj',
        description: 'Samo onih koji su cijenu objavili. Srednja je cijena ona koju netko doista traži.',
        tags: ['Kategorije'],
        params: landingPath,
        response: { 200: pricesAnswer },
      },
    },
    (request, reply) => {
      const { category, city } = request.params
      return sendCachedJson(deps.responseCache, request, reply, {
        key: paths.landingPrices(category, city),
        schema: pricesAnswer,
        tags: [tags.categories, tags.professionals],
        load: async () => ({ data: await getPrices(deps, category, city) }),
      })
    },
  )
}
