import type { Account, AccountChange, AccountExport, AccountSession, PasswordChange } from '#contract/account.ts'
import type { Credentials, PasswordReset, Registration, Session } from '#contract/auth.ts'
import { ownApi as own } from '#contract/own-paths.ts'
import type { PageOf } from '#contract/page.ts'
import type { ApiTransport } from '#contract/page-environment.ts'
import { api as paths, queryString } from '#contract/paths.ts'
import type { MyReview, Review, ReviewChange, ReviewInput } from '#contract/reviews.ts'
import { makeCall } from './api.ts'

/** What people call about what is their own: account, favourites, enquiries, reviews. Only where it is used carries it. */
export function makeOwnApi(transport: ApiTransport) {
  const call = makeCall(transport)
  return {
    logIn: (credentials: Credentials) => call<Session>('POST', paths.login, { body: credentials }),
    register: (registration: Partial<Registration>) => call<Session>('POST', paths.register, { body: registration }),
    getMyReview: (professionalId: string | number, signal?: AbortSignal) =>
      call<{ data: MyReview }>('GET', own.myReview + queryString({ professional_id: professionalId }), { signal }),
    writeReview: (input: ReviewInput) => call<{ data: Review }>('POST', paths.reviews, { body: input }),
    changeReview: (id: number, change: ReviewChange) => call<{ data: Review }>('PUT', own.review(id), { body: change }),
    deleteReview: (id: number) => call<null>('DELETE', own.review(id)),
    forgotPassword: (email: string) => call<{ message: string }>('POST', own.forgotPassword, { body: { email } }),
    resetPassword: (reset: PasswordReset) => call<{ message: string }>('POST', own.resetPassword, { body: reset }),
    confirmEmail: (token: string) => call<{ message: string }>('POST', own.confirmEmail, { body: { token } }),
    getAccount: (signal?: AbortSignal) => call<{ data: Account }>('GET', own.account, { signal }),
    changeAccount: (change: Partial<AccountChange>) => call<{ data: Account }>('PUT', own.account, { body: change }),
    changePassword: (change: PasswordChange) => call<{ message: string }>('PUT', own.accountPassword, { body: change }),
    resendConfirmation: () => call<{ message: string }>('POST', own.accountConfirmation),
    listSessions: (signal?: AbortSignal) => call<PageOf<AccountSession>>('GET', own.accountSessions, { signal }),
    endSession: (id: number) => call<null>('DELETE', own.accountSession(id)),
    endOtherSessions: () => call<null>('DELETE', own.accountSessions),
    exportAccount: () => call<AccountExport>('GET', own.accountExport),
    deleteAccount: (password: string) => call<null>('DELETE', own.account, { body: { password } }),
  }
}
