import { pageOf, single } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import { professional, professionalsQuery, profileInput } from '#contract/professionals.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { keyOf, sendCachedJson, sendCachedJsonForViewer } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { changeProfile, getProfessional, listProfessionals } from './service.ts'

const listAnswer = pageOf(professional)
const singleAnswer = single(professional)

export function professionalRoutes(app: App, deps: Deps): void {
  app.get(
    paths.professionals,
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Popis odobrenih pružatelja usluga',
        description:
          'Najprije premium, zatim po ponderiranoj ocjeni, zatim po nazivu. Pretraga po nazivu ne razlikuje velika i mala slova ni dijakritičke znakove i oprašta tipfelere.',
        tags: ['Pružatelji usluga'],
        querystring: professionalsQuery,
        response: { 200: listAnswer },
      },
    },
    (request, reply) =>
      sendCachedJson(deps.responseCache, request, reply, {
        key: keyOf(paths.professionals, request.query),
        schema: listAnswer,
        tags: [tags.professionals, ...(request.query.date ? [tags.availableOn(request.query.date)] : [])],
        load: () => listProfessionals(deps, request.query),
      }),
  )

  app.get(
    '/professionals/:id',
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Jedan pružatelj usluga',
        description: 'Profil koji nije odobren vide samo njegov vlasnik i administratori.',
        tags: ['Pružatelji usluga'],
        params: pathId,
        response: { 200: singleAnswer },
      },
    },
    (request, reply) => {
      const { id } = request.params
      return sendCachedJsonForViewer(deps.responseCache, request, reply, {
        key: paths.professional(id),
        schema: singleAnswer,
        tags: [tags.professional(id)],
        load: async (viewer) => ({ data: await getProfessional(deps, viewer, id) }),
      })
    },
  )

  app.put(
    '/professionals/:id',
    {
      config: { access: ['professional'] },
      schema: {
        summary: 'Izmjena vlastitog profila',
        description:
          'Što se izostavi ili pošalje prazno, briše se. Odobren profil ostaje odobren; premium, status i ocjene ne mijenjaju se ovdje.',
        tags: ['Pružatelji usluga'],
        params: pathId,
        body: profileInput,
        response: { 200: singleAnswer },
      },
    },
    async (request) => ({ data: await changeProfile(deps, actorOf(request), request.params.id, request.body) }),
  )
}
