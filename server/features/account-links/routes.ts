import * as z from 'zod/mini'
import { emailConfirmation, forgottenPassword, forgottenPasswordMessage, passwordReset } from '#contract/auth.ts'
import { ownApi as own } from '#contract/own-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { confirmEmail, requestPasswordReset, resendConfirmation, resetPassword } from './service.ts'

const HOUR = 3_600

const messageResponse = z.object({ message: z.string() })

export function accountLinkRoutes(app: App, deps: Deps): void {
  app.post(
    own.forgotPassword,
    {
      config: {
        access: 'everyone',
        rateLimit: {
          name: 'forgot-password',
          perAddress: { calls: 30, seconds: HOUR },
          perAccount: { calls: 5, seconds: HOUR },
          account: 'email',
        },
      },
      schema: {
        summary: 'Zaboravljena lozinka',
        description: 'Šalje poveznicu koja vrijedi jedan sat. Odgovor je isti postojao račun ili ne.',
        tags: ['Računi'],
        body: forgottenPassword,
        response: { 202: messageResponse },
      },
    },
    async (request, reply) => {
      await requestPasswordReset(deps, request.body)
      return reply.code(202).send({ message: forgottenPasswordMessage })
    },
  )

  app.post(
    own.resetPassword,
    {
      config: {
        access: 'everyone',
        rateLimit: { name: 'reset-password', perAddress: { calls: 30, seconds: HOUR } },
      },
      schema: {
        summary: 'Nova lozinka',
        description: 'Token iz poveznice vrijedi jednom. Završava sve prijave.',
        tags: ['Računi'],
        body: passwordReset,
        response: { 200: messageResponse },
      },
    },
    async (request) => {
      await resetPassword(deps, request.body)
      return { message: 'Lozinka je promijenjena. Prijavite se novom lozinkom.' }
    },
  )

  app.post(
    own.confirmEmail,
    {
      config: {
        access: 'everyone',
        rateLimit: { name: 'confirm-email', perAddress: { calls: 60, seconds: HOUR } },
      },
      schema: {
        summary: 'Potvrda e-mail adrese',
        description: 'Token iz poveznice potvrđuje adresu na koju je poslana.',
        tags: ['Računi'],
        body: emailConfirmation,
        response: { 200: messageResponse },
      },
    },
    async (request) => {
      await confirmEmail(deps, request.body)
      return { message: 'E-mail adresa je potvrđena.' }
    },
  )

  app.post(
    own.accountConfirmation,
    {
      config: {
        access: 'signed-in',
        rateLimit: {
          name: 'account-confirmation',
          perAddress: { calls: 30, seconds: HOUR },
          perAccount: { calls: 5, seconds: HOUR },
          account: 'actor',
        },
      },
      schema: {
        summary: 'Ponovno slanje poveznice za potvrdu e-mail adrese',
        description: 'Odgovor je 200 kad je adresa već potvrđena.',
        tags: ['Moj račun'],
        response: { 200: messageResponse, 202: messageResponse },
      },
    },
    async (request, reply) => {
      if (await resendConfirmation(deps, actorOf(request)))
        return reply.code(202).send({ message: 'Poslali smo vam poveznicu za potvrdu e-mail adrese.' })
      return reply.send({ message: 'E-mail adresa je već potvrđena.' })
    },
  )
}
