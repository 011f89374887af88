import { pageOf, single, listOf } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import {
  availabilityDay,
  availabilityQuery,
  professional,
  professionalsQuery,
  profileInput,
} from '#contract/professionals.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { keyOf, sendCachedJson, sendCachedJsonForViewer } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { changeProfile, getProfessional, listAvailability, listProfessionals } from './service.ts'

const listAnswer = pageOf(professional)
const singleAnswer = single(professional)
const availabilityAnswer = listOf(availabilityDay)

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

  app.get(
    '/professionals/:id/availability',
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Raspoloživost pružatelja usluga po danima',
        description: 'Samo dani o kojima se nešto zna; bez razdoblja tekući mjesec. Najviše 366 dana.',
        tags: ['Pružatelji usluga'],
        params: pathId,
        querystring: availabilityQuery,
        response: { 200: availabilityAnswer },
      },
    },
    (request, reply) => {
      const { id } = request.params
      const { start_date, end_date } = request.query
      return sendCachedJsonForViewer(deps.responseCache, request, reply, {
        key: keyOf(paths.availability(id), request.query),
        schema: availabilityAnswer,
        tags: [tags.professional(id), tags.calendar(id)],
        validOnDay: start_date && end_date ? undefined : deps.clock.today(),
        load: async (viewer) => ({ data: await listAvailability(deps, viewer, id, request.query) }),
      })
    },
  )
}
