import type { Me } from '#contract/auth.ts'
import type { Category } from '#contract/categories.ts'
import type { ErrorResponse } from '#contract/errors.ts'
import type { CategoryCount, LandingPrices } from '#contract/landing.ts'
import type { PageOf } from '#contract/page.ts'
import type { ApiTransport } from '#contract/page-environment.ts'
import { api as paths, API_BASE, queryString } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import type { ReviewPage } from '#contract/reviews.ts'
import type { Site } from '#contract/site.ts'
import { ApiError } from './call.ts'

export type ProfessionalFilters = {
  category_id?: string | number | undefined
  city?: string | undefined
  search?: string | undefined
  date?: string | undefined
  price_max?: string | number | undefined
  page?: string | number | undefined
}

/** Makes calls below the API's base; throws an ApiError for any refusal. */
export function makeCall(transport: ApiTransport) {
  return async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options: { body?: unknown; signal?: AbortSignal | undefined } = {},
  ): Promise<T> {
    const answer = await transport({ method, path: API_BASE + path, ...options })
    if (answer.status >= 400) {
      throw new ApiError(answer.status, answer.body as Partial<ErrorResponse> | null, answer.retryAfter)
    }
    return answer.body as T
  }
}

/** What visitors call; the server validates its answers with the schemas that these types come from. */
export function makeApi(transport: ApiTransport) {
  const call = makeCall(transport)
  return {
    getSite: () => call<{ data: Site }>('GET', paths.site),
    getMe: () => call<{ data: Me }>('GET', paths.me),
    logOut: () => call<unknown>('POST', paths.logout),
    listCategories: (signal?: AbortSignal) => call<{ data: Category[] }>('GET', paths.categories, { signal }),
    countProfessionals: (signal?: AbortSignal) => call<{ data: CategoryCount[] }>('GET', paths.landing, { signal }),
    getLandingPrices: (category: string, city: string, signal?: AbortSignal) =>
      call<{ data: LandingPrices }>('GET', paths.landingPrices(category, city), { signal }),
    listProfessionals: (filters: ProfessionalFilters, signal?: AbortSignal) =>
      call<PageOf<Professional>>('GET', paths.professionals + queryString(filters), { signal }),
    getProfessional: (id: string | number, signal?: AbortSignal) =>
      call<{ data: Professional }>('GET', paths.professional(id), { signal }),
    listReviews: (professionalId: string | number, page: number, signal?: AbortSignal) =>
      call<ReviewPage>('GET', paths.reviews + queryString({ professional_id: professionalId, page }), { signal }),
    /** Counts that somebody looks at this profile. */
    countView: (id: number) => call<null>('POST', paths.views(id)),
  }
}

export type Api = ReturnType<typeof makeApi>
