import { adminApi as paths } from '#contract/admin-paths.ts'
import { adminReview, adminReviewsQuery, reasonInput } from '#contract/admin.ts'
import { pageOf, single } from '#contract/page.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { hideReportedReview, listReportedReviews, showReportedReview } from './service.ts'

const access = ['admin'] as const
const tags = ['Administracija']
const answer = { 200: single(adminReview) }

export function adminReviewRoutes(app: App, deps: Deps): void {
  app.get(
    paths.reviews,
    {
      config: { access },
      schema: {
        summary: 'Prijavljene i skrivene recenzije',
        description: 'Najprije prijavljene, ona koja čeka najdulje prva; zatim skrivene, zadnje skrivene najprije.',
        tags,
        querystring: adminReviewsQuery,
        response: { 200: pageOf(adminReview) },
      },
    },
    (request) => listReportedReviews(deps, request.query),
  )

  app.post(
    '/admin/reviews/:id/hide',
    {
      config: { access },
      schema: {
        summary: 'Skrivanje prijavljene recenzije',
        description: 'Skrivena recenzija ne računa se u ocjenu; autor je i dalje vidi, s razlogom.',
        tags,
        params: pathId,
        body: reasonInput,
        response: answer,
      },
    },
    async (request) => ({
      data: await hideReportedReview(deps, actorOf(request), request.params.id, request.body.reason),
    }),
  )

  app.post(
    '/admin/reviews/:id/show',
    {
      config: { access, rejectsByState: true },
      schema: {
        summary: 'Vraćanje recenzije ili odbacivanje prijave',
        description: 'Skrivena recenzija ponovno je vidljiva i računa se; prijava se briše.',
        tags,
        params: pathId,
        response: answer,
      },
    },
    async (request) => ({ data: await showReportedReview(deps, actorOf(request), request.params.id) }),
  )
}
