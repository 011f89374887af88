import * as z from 'zod/mini'
import { apiKey } from './api-keys.ts'
import type { Calls } from './calls.ts'
import {
  checkConfirmation,
  chosenPassword,
  email,
  enteredPassword,
  me,
  messageResponse,
  personName,
  phone,
  wrongLoginPasswordMessage,
} from './auth.ts'
import { calendarDay, optionalDay } from './calendar-day-schema.ts'
import { calendarFeed } from './calendar-feed.ts'
import { calendarEmbed } from './embed.ts'
import { event } from './events.ts'
import { favorite } from './favorites.ts'
import { followedCalendar } from './followed-calendars.ts'
import { instant } from './instant.ts'
import { lead } from './leads.ts'
import { message } from './messages.ts'
import { namedSchemas } from './named-schemas.ts'
import { offer } from './offers.ts'
import { professional } from './professionals.ts'
import { pageOf, single } from './page.ts'
import { pageQuery, pathId } from './query.ts'
import { replyTemplate } from './reply-templates.ts'
import { receivedReview, review } from './reviews.ts'
import { profileCount } from './statistics.ts'
import { webhook } from './webhooks.ts'

/** An account with everything that its owner may see. */
const account = z
  .extend(me, { wedding_date: z.nullable(calendarDay), created_at: instant })
  .register(namedSchemas, { id: 'Account' })

export type Account = z.infer<typeof account>

export const wrongPasswordMessage = 'Trenutačna lozinka nije ispravna.'

/** A field that is left out stays as it is. `current_password` is only needed for a new e-mail address. */
export const accountChange = z.object({
  name: z.optional(personName),
  email: z.optional(email),
  phone: z.optional(phone),
  wedding_date: z.optional(optionalDay),
  current_password: z.nullish(z.string().check(z.maxLength(200, { error: wrongPasswordMessage }))),
})

export type AccountChange = z.infer<typeof accountChange>

export const passwordChange = z
  .object({ current_password: enteredPassword(wrongPasswordMessage), ...chosenPassword })
  .check(checkConfirmation)

export type PasswordChange = z.infer<typeof passwordChange>

export const accountDeletion = z.object({ password: enteredPassword(wrongLoginPasswordMessage) })

export type AccountDeletion = z.infer<typeof accountDeletion>

/** One sign-in of the account that has not ended. */
const accountSession = z
  .object({
    id: z.int(),
    created_at: instant,
    last_used_at: instant,
    expires_at: instant,
    user_agent: z.nullable(z.string()),
    /** Whether this call was made with it. */
    current: z.boolean(),
  })
  .register(namedSchemas, { id: 'AccountSession' })

export type AccountSession = z.infer<typeof accountSession>

const accountSessionsQuery = z.object(pageQuery(100, 100))

/** All data of the account in one file; parts that do not apply to the role are left out. */
export const accountExport = z
  .object({
    exported_at: instant,
    account,
    sessions: z.array(accountSession),
    api_keys: z.optional(z.array(apiKey)),
    favorites: z.optional(z.array(favorite)),
    leads: z.optional(z.array(lead)),
    /** Of all leads, oldest first; files are listed by name only. */
    messages: z.optional(z.array(message)),
    offers: z.optional(z.array(offer)),
    reviews: z.optional(z.array(review)),
    professional: z.optional(professional),
    events: z.optional(z.array(event)),
    calendar_feed: z.optional(z.nullable(calendarFeed)),
    embed: z.optional(calendarEmbed),
    followed_calendars: z.optional(z.array(followedCalendar)),
    reply_templates: z.optional(z.array(replyTemplate)),
    webhooks: z.optional(z.array(webhook)),
    received_reviews: z.optional(z.array(receivedReview)),
    profile_counts: z.optional(z.array(profileCount)),
  })
  .register(namedSchemas, { id: 'AccountExport' })

export type AccountExport = z.infer<typeof accountExport>

export const accountCalls = {
  'POST /account/confirmation': {
    operationId: 'sendEmailConfirmation',
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Ponovno slanje poveznice za potvrdu e-mail adrese',
    description: 'Odgovor je 200 kad je adresa već potvrđena.',
    answer: { 200: messageResponse, 202: messageResponse },
  },
  'GET /account': {
    operationId: 'getAccount',
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Vlastiti račun',
    description: 'Podaci za prijavu i javljanje, s time je li adresa potvrđena.',
    answer: { 200: single(account) },
  },
  'PUT /account': {
    operationId: 'updateAccount',
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Izmjena vlastitog računa',
    description:
      'Što se izostavi, ostaje kako jest. Za drugu e-mail adresu potrebna je trenutačna lozinka; nova se adresa potvrđuje poveznicom.',
    body: accountChange,
    answer: { 200: single(account) },
  },
  'PUT /account/password': {
    operationId: 'changePassword',
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Promjena lozinke',
    description: 'Završava sve prijave osim one kojom je poziv poslan. API ključevi i dalje vrijede.',
    body: passwordChange,
    answer: { 200: messageResponse },
  },
  'GET /account/export': {
    operationId: 'exportAccount',
    isDownload: true,
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Izvoz vlastitih podataka',
    description:
      'Jedna JSON datoteka s računom i svime što je uz njega upisano ili primljeno. Datoteke iz razgovora navedene su samo nazivom, a bilježaka o prijavama i odlukama administratora nema.',
    answer: { 200: accountExport },
  },
  'DELETE /account': {
    operationId: 'deleteAccount',
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Brisanje vlastitog računa',
    description:
      'Upiti, poruke i recenzije para ostaju bez njegova imena, adrese i broja telefona, a datoteke koje je poslao brišu se; brišu se i iz razloga i poruka koje su drugi upisali. S pružateljem usluga briše se i cijeli profil. Jedini administrator ne može izbrisati svoj račun.',
    body: accountDeletion,
    answer: { 204: z.null() },
  },
  'GET /account/sessions': {
    operationId: 'listSessions',
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Aktivne prijave',
    description: 'Gdje je račun prijavljen; „current” označava prijavu kojom je poziv poslan.',
    query: accountSessionsQuery,
    answer: { 200: pageOf(accountSession) },
  },
  'DELETE /account/sessions': {
    operationId: 'endOtherSessions',
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Odjava svih ostalih prijava',
    description: 'Ostaje samo prijava kojom je poziv poslan.',
    answer: { 204: z.null() },
  },
  'DELETE /account/sessions/:id': {
    operationId: 'endSession',
    who: 'signed-in',
    tag: 'Moj račun',
    summary: 'Odjava jedne prijave',
    description: 'Token te prijave odmah prestaje vrijediti.',
    params: pathId,
    answer: { 204: z.null() },
  },
} satisfies Calls
