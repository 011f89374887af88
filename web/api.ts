import type { Account, AccountChange, AccountExport, AccountSession, PasswordChange } from '../contract/account.ts'
import type { Credentials, Me, PasswordReset, Registration, Session } from '../contract/accounts.ts'
import type { CalendarDay } from '../contract/calendar-day.ts'
import type { Category } from '../contract/categories.ts'
import {
  type ErrorAnswer,
  type ErrorCode,
  internalSentence,
  type FieldErrors,
  waitSentence,
} from '../contract/errors.ts'
import type { Favorite } from '../contract/favorites.ts'
import type { CategoryCount, LandingPrices } from '../contract/landing.ts'
import type { Lead, LeadInput } from '../contract/leads.ts'
import type { PageOf } from '../contract/page.ts'
import type { ApiTransport } from '../contract/page-environment.ts'
import { api as paths, API_BASE, queryString } from '../contract/paths.ts'
import type { AvailabilityDay, Professional } from '../contract/professionals.ts'
import type { MyReview, Review, ReviewChange, ReviewInput, ReviewPage } from '../contract/reviews.ts'
import type { Site } from '../contract/site.ts'

/** What the server answered when it did not do as asked. `message` is Croatian and fit to show. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: FieldErrors
  /** Seconds until another attempt is taken, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, answer: Partial<ErrorAnswer> | null, retryAfter?: number) {
    super(status === 429 && retryAfter !== undefined ? waitSentence(retryAfter) : (answer?.message ?? internalSentence))
    this.status = status
    this.code = answer?.code
    this.fields = answer?.errors ?? {}
    this.retryAfter = retryAfter
  }
}

/** The network did not carry the request: nobody knows whether the server saw it. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  constructor(options?: ErrorOptions) {
    super('Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovo.', options)
  }
}

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
      throw new ApiError(answer.status, answer.body as Partial<ErrorAnswer> | null, answer.retryAfter)
    }
    return answer.body as T
  }
}

/** What visitors and couples call; the server validates its answers with the schemas that these types come from. */
export function makeApi(transport: ApiTransport) {
  const call = makeCall(transport)
  return {
    getSite: () => call<{ data: Site }>('GET', paths.site),
    getMe: () => call<{ data: Me }>('GET', paths.me),
    logIn: (credentials: Credentials) => call<Session>('POST', paths.login, { body: credentials }),
    register: (registration: Partial<Registration>) => call<Session>('POST', paths.register, { body: registration }),
    logOut: () => call<unknown>('POST', paths.logout),
    listCategories: (signal?: AbortSignal) => call<{ data: Category[] }>('GET', paths.categories, { signal }),
    countProfessionals: (signal?: AbortSignal) => call<{ data: CategoryCount[] }>('GET', paths.landing, { signal }),
    getLandingPrices: (category: string, city: string, signal?: AbortSignal) =>
      call<{ data: LandingPrices }>('GET', paths.landingPrices(category, city), { signal }),
    listProfessionals: (filters: ProfessionalFilters, signal?: AbortSignal) =>
      call<PageOf<Professional>>('GET', paths.professionals + queryString(filters), { signal }),
    getProfessional: (id: string | number, signal?: AbortSignal) =>
      call<{ data: Professional }>('GET', paths.professional(id), { signal }),
    listAvailability: (id: string | number, from: CalendarDay, to: CalendarDay, signal?: AbortSignal) =>
      call<{ data: AvailabilityDay[] }>(
        'GET',
        paths.availability(id) + queryString({ start_date: from, end_date: to }),
        { signal },
      ),
    listReviews: (professionalId: string | number, page: number, signal?: AbortSignal) =>
      call<ReviewPage>('GET', paths.reviews + queryString({ professional_id: professionalId, page }), { signal }),
    /** Counts that somebody looks at this profile. */
    countView: (id: number) => call<null>('POST', paths.views(id)),
    sendLead: (input: LeadInput) => call<{ data: Lead }>('POST', paths.leads, { body: input }),
    listLeads: (page: number, signal?: AbortSignal) =>
      call<PageOf<Lead>>('GET', paths.leads + queryString({ page }), { signal }),
    getLead: (id: string | number, signal?: AbortSignal) => call<{ data: Lead }>('GET', paths.lead(id), { signal }),
    withdrawLead: (id: number) => call<null>('DELETE', paths.lead(id)),
    listFavorites: (signal?: AbortSignal) => call<PageOf<Favorite>>('GET', paths.favorites, { signal }),
    addFavorite: (professionalId: number) =>
      call<{ data: Favorite }>('POST', paths.favorites, { body: { professional_id: professionalId } }),
    removeFavorite: (id: number) => call<null>('DELETE', paths.favorite(id)),
    getMyReview: (professionalId: string | number, signal?: AbortSignal) =>
      call<{ data: MyReview }>('GET', paths.myReview + queryString({ professional_id: professionalId }), { signal }),
    writeReview: (input: ReviewInput) => call<{ data: Review }>('POST', paths.reviews, { body: input }),
    changeReview: (id: number, change: ReviewChange) =>
      call<{ data: Review }>('PUT', paths.review(id), { body: change }),
    deleteReview: (id: number) => call<null>('DELETE', paths.review(id)),
    forgotPassword: (email: string) => call<{ message: string }>('POST', paths.forgotPassword, { body: { email } }),
    resetPassword: (reset: PasswordReset) => call<{ message: string }>('POST', paths.resetPassword, { body: reset }),
    confirmEmail: (token: string) => call<{ message: string }>('POST', paths.confirmEmail, { body: { token } }),
    getAccount: (signal?: AbortSignal) => call<{ data: Account }>('GET', paths.account, { signal }),
    changeAccount: (change: Partial<AccountChange>) => call<{ data: Account }>('PUT', paths.account, { body: change }),
    changePassword: (change: PasswordChange) =>
      call<{ message: string }>('PUT', paths.accountPassword, { body: change }),
    resendConfirmation: () => call<{ message: string }>('POST', paths.accountConfirmation),
    listSessions: (signal?: AbortSignal) => call<PageOf<AccountSession>>('GET', paths.accountSessions, { signal }),
    endSession: (id: number) => call<null>('DELETE', paths.accountSession(id)),
    endOtherSessions: () => call<null>('DELETE', paths.accountSessions),
    exportAccount: () => call<AccountExport>('GET', paths.accountExport),
    deleteAccount: (password: string) => call<null>('DELETE', paths.account, { body: { password } }),
  }
}

export type Api = ReturnType<typeof makeApi>
