import { authCalls, forgottenPasswordMessage } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { HOUR, type LimitBeside } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { confirmEmail } from './link-service.ts'
import { checkPasswordResetLink, requestPasswordReset, resetPassword } from './password-service.ts'
import { register } from './service.ts'
import { getMe, logIn, logOut } from './session-service.ts'

/** Successes count as well: each occupies a core for some 20 ms and leaves a session for up to 30 days. */
const signIns: LimitBeside = {
  name: 'sign-ins',
  perAddress: { calls: 300, seconds: HOUR / 4 },
  perAccount: { calls: 100, seconds: HOUR / 4 },
  account: 'email',
  // Counted after the others, so that a call they refuse adds no row.
  amountOf: () => 1,
}

export function authRoutes(app: App, deps: Deps): void {
  serve(app, deps, authCalls, {
    'POST /register': {
      rateLimit: {
        name: 'register',
        perAddress: { calls: 60, seconds: HOUR },
        // The answer reveals that an address has an account, which nobody should be able to harvest.
        failuresPerAddress: { calls: 10, seconds: HOUR },
        perAccount: { calls: 20, seconds: HOUR },
        perAccountOverall: { calls: 100, seconds: HOUR },
        account: 'email',
      },
      handle: ({ body, request }) => register(deps, body, request.headers['user-agent']),
    },
    'POST /login': {
      rateLimit: {
        name: 'login',
        perAddress: { calls: 60, seconds: HOUR / 4 },
        perAccount: { calls: 10, seconds: HOUR / 4 },
        perAccountOverall: { calls: 100, seconds: HOUR / 4 },
        sparesKnownNetworks: true,
        account: 'email',
        countsFailures: true,
        beside: [signIns],
      },
      handle: ({ body, request }) => logIn(deps, body, request.headers['user-agent']),
    },
    'POST /logout': async ({ actor }) => {
      await logOut(deps, actor)
      return { message: 'Uspješno ste odjavljeni.' }
    },
    'GET /auth/me': ({ actor }) => ({ data: getMe(actor) }),
    'POST /forgot-password': {
      rateLimit: {
        name: 'forgot-password',
        perAddress: { calls: 30, seconds: HOUR },
        // Not over all networks: strangers on others must not keep the owner from a link.
        perAccount: { calls: 5, seconds: HOUR },
        account: 'email',
      },
      handle: async ({ body }) => {
        await requestPasswordReset(deps, body)
        return { message: forgottenPasswordMessage }
      },
    },
    'POST /reset-password': {
      rateLimit: { name: 'reset-password', perAddress: { calls: 30, seconds: HOUR } },
      handle: async ({ body }) => {
        await resetPassword(deps, body)
        return { message: 'Lozinka je promijenjena. Prijavite se novom lozinkom.' }
      },
    },
    'POST /reset-password/check': {
      rateLimit: { name: 'reset-password-check', perAddress: { calls: 60, seconds: HOUR } },
      handle: ({ body }) => checkPasswordResetLink(deps, body),
    },
    'POST /confirm-email': {
      rateLimit: { name: 'confirm-email', perAddress: { calls: 30, seconds: HOUR } },
      handle: async ({ body, request }) => {
        await confirmEmail(deps, body, await request.findActor())
        return { message: 'E-mail adresa je potvrđena.' }
      },
    },
  })
}
