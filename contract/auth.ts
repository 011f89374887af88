import * as z from 'zod/mini'
import { namedSchemas } from './named-schemas.ts'
import { checkPriceRange, companyFields } from './professionals.ts'
import { honeypot, optionalText, requiredMessage, requiredText } from './text.ts'
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
  })
  .register(namedSchemas, { id: 'User' })

export type User = z.infer<typeof user>

/** Whoever is signed in, as they see themselves. */
export const me = z.extend(user, { email_confirmed: z.boolean() }).register(namedSchemas, { id: 'Me' })

export type Me = z.infer<typeof me>

export const session = z.object({ token: z.string(), user }).register(namedSchemas, { id: 'Session' })

export type Session = z.infer<typeof session>

export const PASSWORD_MIN = 8
/** argon2 would take more, but a longer "password" is only a way to keep the processor busy. */
const PASSWORD_MAX = 200

const emailMessage = 'Unesite ispravnu e-mail adresu.'

export const email = z
  .pipe(
    requiredText(254),
    z
      .string()
      .check(z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/, { error: emailMessage })),
  )
  .register(jsonSchemaOverrides, { type: 'string', format: 'email', maxLength: 254 })

const newPassword = z
  .string({ error: requiredMessage })
  .check(
    z.minLength(1, { error: requiredMessage, abort: true }),
    z.minLength(PASSWORD_MIN, { error: `Lozinka mora imati najmanje ${PASSWORD_MIN} znakova.` }),
    z.maxLength(PASSWORD_MAX, { error: `Lozinka može imati najviše ${PASSWORD_MAX} znakova.` }),
  )

export const phone = z
  .pipe(
    optionalText(40),
    z.nullable(z.string().check(z.regex(/^[+\d][\d\s/().-]{4,}$/, { error: 'Unesite ispravan broj telefona.' }))),
  )
  .register(jsonSchemaOverrides, { type: ['string', 'null'], maxLength: 40 })

export const personName = requiredText(100)

export const chosenPassword = {
  password: newPassword,
  password_confirmation: z.string({ error: requiredMessage }),
}

const person = { name: personName, email, phone, ...chosenPassword, referral_code: honeypot }

type Chosen = { password: string; password_confirmation: string }

/** Runs whatever else is wrong with the form, so that nobody hears of it only at the second try. */
const areBothText = ({ value }: { value: unknown }) => {
  const { password, password_confirmation } = (value ?? {}) as Partial<Record<keyof Chosen, unknown>> // as it came
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

export const professionalRegistration = z
  .object({ role: z.literal('professional'), ...person, ...companyFields })
  .check(checkConfirmation, checkPriceRange)

export type ProfessionalRegistration = z.infer<typeof professionalRegistration>

export const registration = z.discriminatedUnion('role', [coupleRegistration, professionalRegistration], {
  error: 'Odaberite vrstu računa: par ili pružatelj usluge.',
})

export type Registration = z.infer<typeof registration>

/** A password that is to be compared; one that is too long to have been chosen is not even hashed. */
export const givenPassword = (tooLong: string) =>
  z
    .string({ error: requiredMessage })
    .check(z.minLength(1, { error: requiredMessage }), z.maxLength(PASSWORD_MAX, { error: tooLong }))

export const credentials = z.object({
  email: requiredText(254),
  password: givenPassword('E-mail ili lozinka nisu ispravni.'),
  remember: z.optional(z.boolean()),
})

export type Credentials = z.infer<typeof credentials>

export const forgottenPassword = z.object({ email })

export type ForgottenPassword = z.infer<typeof forgottenPassword>

/** Never tells whether there is such an account. */
export const forgottenPasswordMessage = 'Ako račun s tom adresom postoji, poslali smo poveznicu za novu lozinku.'

/** A link that is too old, was used, or never was. */
export const linkTokenMessage = 'Poveznica više ne vrijedi. Zatražite novu.'

const linkToken = z
  .string({ error: requiredMessage })
  .check(z.minLength(1, { error: requiredMessage, abort: true }), z.regex(/^[\w-]{43}$/, { error: linkTokenMessage }))

export const passwordReset = z.object({ token: linkToken, ...chosenPassword }).check(checkConfirmation)

export type PasswordReset = z.infer<typeof passwordReset>

export const emailConfirmation = z.object({ token: linkToken })

export type EmailConfirmation = z.infer<typeof emailConfirmation>
