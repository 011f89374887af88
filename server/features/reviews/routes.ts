import * as z from 'zod/mini'
import { reasonInput } from '#contract/admin.ts'
import { single } from '#contract/page.ts'
import { ownApi as own } from '#contract/own-paths.ts'
import { api as paths } from '#contract/paths.ts'
import {
  myReview,
  myReviewQuery,
  review,
  reviewChange,
  reviewInput,
  reviewPage,
  reviewsQuery,
} from '#contract/reviews.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { keyOf, sendCachedJson } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { requestHiding, changeReview, getMyReview, listReviews, removeReview, createReview } from './service.ts'

export function reviewRoutes(app: App, deps: Deps): void {
  app.get(
    paths.reviews,
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Recenzije jednog pružatelja usluga',
        description: 'Najnovije najprije. Uz stranicu i broj recenzija za svaku ocjenu od 1 do 5 (rating_counts).',
        tags: ['Recenzije'],
        querystring: reviewsQuery,
        response: { 200: reviewPage },
      },
    },
    (request, reply) => {
      const { professional_id: id } = request.query
      return sendCachedJson(deps.responseCache, request, reply, {
        key: keyOf(paths.reviews, request.query),
        schema: reviewPage,
        tags: [tags.reviews(id), tags.professional(id)],
        load: () => listReviews(deps, request.query),
      })
    },
  )

  app.get(
    own.myReview,
    {
      config: { access: ['couple'] },
      schema: {
        summary: 'Vlastita recenzija',
        description: 'Što je prijavljeni par napisao o pružatelju usluga i smije li napisati recenziju.',
        tags: ['Recenzije'],
        querystring: myReviewQuery,
        response: { 200: single(myReview) },
      },
    },
    async (request) => ({ data: await getMyReview(deps, actorOf(request), request.query.professional_id) }),
  )

  app.post(
    paths.reviews,
    {
      config: { access: ['couple'], rejectsConflicts: true },
      schema: {
        summary: 'Pisanje recenzije',
        description:
          'Par piše jednu recenziju pružatelju usluga koji mu je potvrdio rezervaciju, nakon što je dan vjenčanja prošao.',
        tags: ['Recenzije'],
        body: reviewInput,
        response: { 201: single(review) },
      },
    },
    async (request, reply) => reply.code(201).send({ data: await createReview(deps, actorOf(request), request.body) }),
  )

  app.put(
    '/reviews/:id',
    {
      config: { access: ['couple'] },
      schema: {
        summary: 'Izmjena vlastite recenzije',
        tags: ['Recenzije'],
        params: pathId,
        body: reviewChange,
        response: { 200: single(review) },
      },
    },
    async (request) => ({ data: await changeReview(deps, actorOf(request), request.params.id, request.body) }),
  )

  app.delete(
    '/reviews/:id',
    {
      config: { access: ['couple'] },
      schema: {
        summary: 'Brisanje vlastite recenzije',
        tags: ['Recenzije'],
        params: pathId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeReview(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/reviews/:id/report',
    {
      config: { access: ['professional'], rejectsConflicts: true },
      schema: {
        summary: 'Prijava recenzije administratoru',
        description: 'Pružatelj usluga prijavljuje recenziju vlastitog profila. Do odluke ostaje vidljiva.',
        tags: ['Recenzije'],
        params: pathId,
        body: reasonInput,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await requestHiding(deps, actorOf(request), request.params.id, request.body.reason)
      return reply.code(204).send(null)
    },
  )
}
