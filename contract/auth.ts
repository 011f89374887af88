import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import type { Calls } from './calls.ts'
import { namedSchemas } from './named-schemas.ts'
import { single } from './page.ts'
import { checkPriceRange, companyInput } from './company-fields.ts'
import { readPhone } from './phone.ts'
import { honeypot, optionalText, requiredMessage, requiredName, requiredText } from './text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

export const roles = ['couple', 'professional', 'admin'] as const
export type Role = (typeof roles)[number]

export const user = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    role: z.enum(roles),
    professional: z.optional(z.object({ id: z.int() })),
    /** Of a couple, as saved in its profile. */
    wedding_date: z.optional(z.nullable(calendarDay)),
  })
  .register(namedSchemas, { id: 'User' })

export type User = z.infer<typeof user>

/** The signed-in person, as they see themselves. */
export const me = z.extend(user, { email_confirmed: z.boolean() }).register(namedSchemas, { id: 'Me' })

export type Me = z.infer<typeof me>

export const session = z.object({ token: z.string(), user }).register(namedSchemas, { id: 'Session' })

export type Session = z.infer<typeof session>

export const PASSWORD_MIN = 8
/** argon2 takes more, but a longer "password" is an attempt to keep the processor busy. */
const PASSWORD_MAX = 200

const emailMessage = 'Unesite ispravnu e-mail adresu.'

/**
 * Allows no dot at either end of a part, or two in a row, and letters of every language, since host names may have
 * them.
 */
const emailPattern =
  /^[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)*@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

const EMAIL_MAX = 254

/**
 * Letters in another dress (`ｐrimjer.hr`) are plain ones in the name of a host, so that mails go to the same mailbox: stored
 * as they are typed, it would have any number of addresses. The part before the host is its own server's business.
 */
const withPlainHost = (address: string) => address.replace(/@[^@]*$/, (host) => host.normalize('NFKC'))

const typedEmail = z
  .pipe(requiredText(EMAIL_MAX), z.transform(withPlainHost))
  .register(jsonSchemaOverrides, { type: 'string', minLength: 1, maxLength: EMAIL_MAX })

export const email = z
  .pipe(
    typedEmail,
    z.string().check(z.maxLength(EMAIL_MAX, { error: emailMessage }), z.regex(emailPattern, { error: emailMessage })),
  )
  .register(jsonSchemaOverrides, { type: 'string', format: 'email', maxLength: EMAIL_MAX })

/**
 * Normalizing never shortens a text to less than a quarter. A longer one is refused without normalizing it, because
 * sorting its combining marks takes quadratic time.
 */
const NORMALIZED_MAX = 4 * PASSWORD_MAX

/** Never trimmed. The same letters are the same password, however their diacritics are encoded (NIST SP 800-63B). */
const passwordText = z
  .string({ error: requiredMessage })
  .check(z.overwrite((text) => (text.length > NORMALIZED_MAX ? text : text.normalize('NFC'))))

const newPassword = passwordText.check(
  z.minLength(1, { error: requiredMessage, abort: true }),
  z.minLength(PASSWORD_MIN, { error: `Lozinka mora imati najmanje ${PASSWORD_MIN} znakova.` }),
  z.maxLength(PASSWORD_MAX, { error: `Lozinka može imati najviše ${PASSWORD_MAX} znakova.` }),
)

/** Stored in one format, however it was typed. */
export const phone = z
  .pipe(
    optionalText(40),
    z.transform((text, ctx): string | null => {
      const number = text === null ? null : readPhone(text)
      if (text === null || number !== null) return number
      ctx.issues.push({ code: 'custom', input: text, message: 'Unesite ispravan broj telefona.' })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: ['string', 'null'], maxLength: 40 })

export const personName = requiredName(100)

export const chosenPassword = {
  password: newPassword,
  password_confirmation: passwordText,
}

const person = { name: personName, email, phone, ...chosenPassword, referral_code: honeypot }

type Chosen = { password: string; password_confirmation: string }

/** Runs together with the other checks of the form, so that this error is not only reported on the second attempt. */
const areBothText = ({ value }: { value: unknown }) => {
  const { password, password_confirmation } = (value ?? {}) as Partial<Record<keyof Chosen, unknown>> // not validated yet
  return typeof password === 'string' && typeof password_confirmation === 'string'
}

export const checkConfirmation = z.check<Chosen>(
  (ctx) => {
    if (ctx.value.password === ctx.value.password_confirmation) return
    ctx.issues.push({
      code: 'custom',
      path: ['password_confirmation'],
      input: ctx.value.password_confirmation,
      message: 'Lozinke se ne podudaraju',
    })
  },
  { when: areBothText },
)

const coupleRegistration = z.object({ role: z.literal('couple'), ...person }).check(checkConfirmation)

const professionalRegistration = z
  .object({ role: z.literal('professional'), ...person, ...companyInput })
  .check(checkConfirmation, checkPriceRange)

export const registration = z.discriminatedUnion('role', [coupleRegistration, professionalRegistration], {
  error: 'Odaberite vrstu računa: par ili pružatelj usluge.',
})

export type Registration = z.infer<typeof registration>

/** A password to be compared. One longer than any that can be chosen is refused before it is hashed. */
export const enteredPassword = (tooLong: string) =>
  passwordText.check(z.minLength(1, { error: requiredMessage }), z.maxLength(PASSWORD_MAX, { error: tooLong }))

export const credentials = z.object({
  email: typedEmail,
  password: enteredPassword('E-mail ili lozinka nisu ispravni.'),
  remember: z.nullish(z.boolean()),
})

export type Credentials = z.infer<typeof credentials>

export const forgottenPassword = z.object({ email })

export type ForgottenPassword = z.infer<typeof forgottenPassword>

/** The same whether or not there is such an account. */
export const forgottenPasswordMessage = 'Ako račun s tom adresom postoji, poslali smo poveznicu za novu lozinku.'

/** For a link that has expired, has been used, or was never sent. */
export const linkTokenMessage = 'Poveznica više ne vrijedi. Zatražite novu.'

/** For a link that has just been used to set a new password. */
export const usedLinkMessage = 'Ovom je poveznicom lozinka već promijenjena. Prijavite se novom lozinkom.'

const linkToken = z
  .string({ error: requiredMessage })
  .check(z.minLength(1, { error: requiredMessage, abort: true }), z.regex(/^[\w-]{43}$/, { error: linkTokenMessage }))

export const passwordReset = z.object({ token: linkToken, ...chosenPassword }).check(checkConfirmation)

const passwordResetLink = z.object({ token: linkToken })

export type PasswordResetLink = z.infer<typeof passwordResetLink>

export type PasswordReset = z.infer<typeof passwordReset>

export const wrongLoginPasswordMessage = 'Lozinka nije ispravna.'

/** `password` is only needed without a session of the account. */
export const emailConfirmation = z.object({
  token: linkToken,
  password: z.optional(enteredPassword(wrongLoginPasswordMessage)),
})

export type EmailConfirmation = z.infer<typeof emailConfirmation>

/** An answer that is one sentence for the reader. */
export const messageResponse = z.object({ message: z.string() })

export const authCalls = {
  'POST /register': {
    operationId: 'register',
    who: 'everyone',
    tag: 'Računi',
    summary: 'Registracija para ili pružatelja usluga',
    description: 'Profil pružatelja usluga čeka odobrenje. Odgovor nosi token nove prijave.',
    body: registration,
    answer: { 201: session },
  },
  'POST /login': {
    operationId: 'login',
    who: 'everyone',
    tag: 'Računi',
    summary: 'Prijava',
    description: 'Prijava traje 24 sata od zadnjeg korištenja, a uz „remember” 30 dana, ukupno najviše 90 dana.',
    body: credentials,
    answer: { 200: session },
  },
  'POST /logout': {
    operationId: 'logout',
    who: 'signed-in',
    tag: 'Računi',
    summary: 'Odjava',
    description: 'Završava samo onu prijavu čiji je token poslan.',
    answer: { 200: messageResponse },
  },
  'GET /auth/me': {
    operationId: 'getMe',
    who: 'signed-in',
    tag: 'Računi',
    summary: 'Prijavljena osoba',
    description: 'Tko je prijavljen ovim tokenom.',
    answer: { 200: single(me) },
  },
  'POST /forgot-password': {
    operationId: 'requestPasswordReset',
    who: 'everyone',
    tag: 'Računi',
    summary: 'Zaboravljena lozinka',
    description:
      'Šalje poveznicu koja vrijedi jedan sat, najviše pet na sat; i prethodne vrijede svoj sat. Odgovor je isti, postojao račun ili ne.',
    body: forgottenPassword,
    answer: { 202: messageResponse },
  },
  'POST /reset-password': {
    operationId: 'resetPassword',
    who: 'everyone',
    tag: 'Računi',
    summary: 'Nova lozinka',
    description:
      'Token iz poveznice vrijedi jednom; s istom lozinkom poslan još jednom unutar deset minuta dobiva isti odgovor i ništa ne mijenja, a s drugom 409. Završava sve prijave i opoziva API ključeve.',
    body: passwordReset,
    answer: { 200: messageResponse },
    rejectsConflicts: true,
  },
  'POST /reset-password/check': {
    operationId: 'checkPasswordReset',
    who: 'everyone',
    tag: 'Računi',
    summary: 'Provjera poveznice za novu lozinku',
    description:
      'Poveznica time nije iskorištena. Ako više ne vrijedi, odgovor je 422 s poljem „token”, a ako je njome lozinka promijenjena u zadnjih deset minuta, 409.',
    body: passwordResetLink,
    answer: { 204: z.null() },
    rejectsConflicts: true,
  },
  'POST /confirm-email': {
    operationId: 'confirmEmail',
    who: 'everyone',
    tokenIsOptional: true,
    tag: 'Računi',
    summary: 'Potvrda e-mail adrese',
    description:
      'Token iz poveznice potvrđuje adresu na koju je poslana. Tko nije prijavljen u taj račun, šalje i njegovu lozinku: samo vlasnik adrese koji je i otvorio račun može je potvrditi. Ista osoba s istim tokenom dobiva isti odgovor još deset minuta.',
    body: emailConfirmation,
    answer: { 200: messageResponse },
  },
} satisfies Calls
