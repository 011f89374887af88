import * as z from 'zod/mini'
import { account, accountChange, accountDeletion, accountExport, passwordChange } from '#contract/account.ts'
import { single } from '#contract/page.ts'
import { ownApi as own } from '#contract/own-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { actorOf } from '#server/http/session.ts'
import { changeAccount, changePassword, deleteAccount, exportAccount, getAccount } from './service.ts'

const tags = ['Moj račun']
const QUARTER = 900

/** Whoever finds a browser signed in does not get to guess the password there. */
const guesses: RateLimit = {
  name: 'account-password',
  perAddress: { calls: 60, seconds: QUARTER },
  perAccount: { calls: 10, seconds: QUARTER },
  account: 'actor',
  countsFailures: true,
}

export function ownAccountRoutes(app: App, deps: Deps): void {
  app.get(
    own.account,
    {
      config: { access: 'signed-in' },
      schema: { summary: 'Vlastiti račun', tags, response: { 200: single(account) } },
    },
    async (request) => ({ data: await getAccount(deps, actorOf(request)) }),
  )

  app.put(
    own.account,
    {
      config: { access: 'signed-in', rateLimit: guesses },
      schema: {
        summary: 'Izmjena vlastitog računa',
        description: 'Za drugu e-mail adresu potrebna je trenutačna lozinka; nova se adresa potvrđuje poveznicom.',
        tags,
        body: accountChange,
        response: { 200: single(account) },
      },
    },
    async (request) => ({ data: await changeAccount(deps, actorOf(request), request.body) }),
  )

  app.put(
    own.accountPassword,
    {
      config: { access: 'signed-in', rateLimit: guesses },
      schema: {
        summary: 'Promjena lozinke',
        description: 'Završava sve prijave osim one koja pita.',
        tags,
        body: passwordChange,
        response: { 200: z.object({ message: z.string() }) },
      },
    },
    async (request) => {
      await changePassword(deps, actorOf(request), request.body)
      return { message: 'Lozinka je promijenjena.' }
    },
  )

  app.get(
    own.accountExport,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Izvoz vlastitih podataka',
        description: 'Jedna JSON datoteka sa svime što je o računu spremljeno.',
        tags,
        response: { 200: accountExport },
      },
    },
    async (request, reply) => {
      const name = `zauvijek-podaci-${deps.clock.today()}.json`
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(await exportAccount(deps, actorOf(request)))
    },
  )

  app.delete(
    own.account,
    {
      config: { access: 'signed-in', rateLimit: guesses },
      schema: {
        summary: 'Brisanje vlastitog računa',
        description:
          'Upiti i recenzije para ostaju bez njegova imena i adrese. S pružateljem usluga briše se i cijeli profil. Jedini administrator ne može obrisati svoj račun.',
        tags,
        body: accountDeletion,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteAccount(deps, actorOf(request), request.body)
      return reply.code(204).send(null)
    },
  )
}
