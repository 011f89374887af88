import * as z from 'zod/mini'
import { credentials, me, registration, session } from '#contract/auth.ts'
import { single } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { getMe, logIn, logOut, register } from './service.ts'

const HOUR = 3_600

export function accountRoutes(app: App, deps: Deps): void {
  app.post(
    paths.register,
    {
      config: {
        access: 'everyone',
        rateLimit: {
          name: 'register',
          perAddress: { calls: 60, seconds: HOUR },
          perAccount: { calls: 20, seconds: HOUR },
          account: 'email',
        },
      },
      schema: {
        summary: 'Registracija para ili pružatelja usluga',
        description:
          'Profil pružatelja usluga čeka odobrenje. Odgovor nosi token nove prijave. Polje „referral_code” postoji samo radi robota i ostaje prazno.',
        tags: ['Računi'],
        body: registration,
        response: { 201: session },
      },
    },
    async (request, reply) => reply.code(201).send(await register(deps, request.body, request.headers['user-agent'])),
  )

  app.post(
    paths.login,
    {
      config: {
        access: 'everyone',
        rateLimit: {
          name: 'login',
          perAddress: { calls: 60, seconds: HOUR / 4 },
          perAccount: { calls: 10, seconds: HOUR / 4 },
          account: 'email',
          countsFailures: true,
        },
      },
      schema: {
        summary: 'Prijava',
        description: 'Prijava traje 24 sata od zadnjeg korištenja, a uz „remember” 30 dana.',
        tags: ['Računi'],
        body: credentials,
        response: { 200: session },
      },
    },
    (request) => logIn(deps, request.body, request.headers['user-agent']),
  )

  app.post(
    paths.logout,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Odjava',
        description: 'Završava samo onu prijavu čiji je token poslan.',
        tags: ['Računi'],
        response: { 200: z.object({ message: z.string() }) },
      },
    },
    async (request) => {
      await logOut(deps, actorOf(request))
      return { message: 'Uspješno ste odjavljeni' }
    },
  )

  app.get(
    paths.me,
    {
      config: { access: 'signed-in' },
      schema: { summary: 'Prijavljena osoba', tags: ['Računi'], response: { 200: single(me) } },
    },
    (request) => ({ data: getMe(actorOf(request)) }),
  )
}
