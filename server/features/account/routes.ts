import { Readable } from 'node:stream'
import { type AccountChange, accountCalls } from '#contract/account.ts'
import { BODY_LIMIT } from '#contract/calls.ts'
import type { Deps } from '#server/deps.ts'
import { resendConfirmation } from '#server/features/auth/link-service.ts'
import { endOtherSessions, endSession, listSessions } from '#server/features/auth/session-service.ts'
import type { App } from '#server/http/app-type.ts'
import { createBodyLimiter } from '#server/http/large-bodies.ts'
import { HOUR, hourlyOfActor, type LimitBeside, type RateLimit } from '#server/http/rate-limit.ts'
import { serve, withStatus } from '#server/http/serve.ts'
import { exportAccount } from './export-service.ts'
import { changeAccount, changePassword, deleteAccount, getAccount, isOtherAddress } from './service.ts'

/** Limited, so that someone at an unlocked browser cannot guess the password. */
const passwordGuesses: RateLimit = {
  name: 'account-password',
  perAddress: { calls: 60, seconds: HOUR / 4 },
  perAccount: { calls: 10, seconds: HOUR / 4 },
  account: 'actor',
  countsFailures: true,
}

/** A name appears in professionals' calendars and next to public reviews. */
const changes = hourlyOfActor('account-changes', { perAddress: 600, perAccount: 120 })

/**
 * Each change mails two addresses, and anyone's can be entered. A refusal also reveals that an address has an account.
 */
const otherAddresses: LimitBeside = {
  ...hourlyOfActor('account-address', { perAddress: 60, perAccount: 10 }),
  failuresPerAddress: { calls: 10, seconds: HOUR },
  isFor: ({ knownActor, body }) => !!knownActor && isOtherAddress(knownActor, (body as AccountChange).email), // as validated
}

/** Each sends a mail. Twice the allowed number of guesses, which are counted here too. */
const newPasswords = hourlyOfActor('account-new-password', { perAddress: 120, perAccount: 20 })

/** Fewer than the mails that an unconfirmed address gets in a day, so that every promised mail is sent. */
const confirmationsOfDay: LimitBeside = {
  name: 'account-confirmation-day',
  perAddress: { calls: 120, seconds: 24 * HOUR },
  perAccount: { calls: 10, seconds: 24 * HOUR },
  account: 'actor',
}

const exports = { ...hourlyOfActor('account-export', { perAddress: 60, perAccount: 10 }), isCountedEarly: true }

/** The longest parts are sent page by page, but thousands of enquiries are in memory until they are sent. */
const exportPlaces = createBodyLimiter({ bodyLimit: BODY_LIMIT, concurrency: 4, perAccount: 1 })

export function accountRoutes(app: App, deps: Deps): void {
  serve(app, deps, accountCalls, {
    'POST /account/confirmation': {
      rateLimit: {
        ...hourlyOfActor('account-confirmation', { perAddress: 30, perAccount: 5 }),
        beside: [confirmationsOfDay],
      },
      handle: async ({ actor }) =>
        (await resendConfirmation(deps, actor))
          ? withStatus(202, { message: 'Poslali smo vam poveznicu za potvrdu e-mail adrese.' })
          : withStatus(200, { message: 'E-mail adresa je već potvrđena.' }),
    },
    'GET /account': async ({ actor }) => ({ data: await getAccount(deps, actor) }),
    'PUT /account': {
      rateLimit: { ...passwordGuesses, beside: [changes, otherAddresses] },
      handle: async ({ actor, body }) => ({ data: await changeAccount(deps, actor, body) }),
    },
    'PUT /account/password': {
      rateLimit: { ...passwordGuesses, beside: [newPasswords] },
      handle: async ({ actor, body }) => {
        await changePassword(deps, actor, body)
        return { message: 'Lozinka je promijenjena.' }
      },
    },
    'GET /account/export': {
      rateLimit: exports,
      preParsing: exportPlaces,
      send: async ({ actor, reply }) => {
        const text = await exportAccount(deps, actor)
        return reply
          .header('content-disposition', `attachment; filename="zauvijek-podaci-${deps.clock.today()}.json"`)
          .type('application/json; charset=utf-8')
          .send(Readable.from(text))
      },
    },
    'DELETE /account': {
      rateLimit: passwordGuesses,
      handle: ({ actor, body }) => deleteAccount(deps, actor, body),
    },
    'GET /account/sessions': ({ actor, query }) => listSessions(deps, actor, query),
    'DELETE /account/sessions': ({ actor }) => endOtherSessions(deps, actor),
    'DELETE /account/sessions/:id': ({ actor, params }) => endSession(deps, actor, params.id),
  })
}
