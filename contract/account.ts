import * as z from 'zod/mini'
import { checkConfirmation, chosenPassword, email, givenPassword, me, personName, phone } from './auth.ts'
import { calendarDay } from './calendar-day-schema.ts'
import { calendarFeed, followedCalendar } from './calendar-links.ts'
import { event } from './events.ts'
import { favorite } from './favorites.ts'
import { instant } from './instant.ts'
import { lead } from './leads.ts'
import { namedSchemas } from './named-schemas.ts'
import { professional } from './professionals.ts'
import { pageQuery } from './query.ts'
import { review } from './reviews.ts'
import { optionalText } from './text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

/** All that an account says of its owner. */
export const account = z
  .extend(me, { wedding_date: z.nullable(calendarDay), created_at: instant })
  .register(namedSchemas, { id: 'Account' })

export type Account = z.infer<typeof account>

export const wrongPasswordMessage = 'Trenutačna lozinka nije ispravna.'

const weddingDate = z
  .pipe(optionalText(40), z.nullable(calendarDay))
  .register(jsonSchemaOverrides, { type: ['string', 'null'], format: 'date' })

/** `current_password` is needed only for another e-mail address. */
export const accountChange = z.object({
  name: personName,
  email,
  phone,
  wedding_date: weddingDate,
  current_password: z.nullish(z.string().check(z.maxLength(200, { error: wrongPasswordMessage }))),
})

export type AccountChange = z.infer<typeof accountChange>

export const passwordChange = z
  .object({ current_password: givenPassword(wrongPasswordMessage), ...chosenPassword })
  .check(checkConfirmation)

export type PasswordChange = z.infer<typeof passwordChange>

export const accountDeletion = z.object({ password: givenPassword('Lozinka nije ispravna.') })

export type AccountDeletion = z.infer<typeof accountDeletion>

/** A place where somebody is signed in. */
export const accountSession = z
  .object({
    id: z.int(),
    created_at: instant,
    last_used_at: instant,
    expires_at: instant,
    user_agent: z.nullable(z.string()),
    /** Whether it is the one that asks. */
    current: z.boolean(),
  })
  .register(namedSchemas, { id: 'AccountSession' })

export type AccountSession = z.infer<typeof accountSession>

export const accountSessionsQuery = z.object(pageQuery(100, 100))

/** Everything of one's own, as one file; what a role does not have is left out. */
export const accountExport = z
  .object({
    exported_at: instant,
    account,
    sessions: z.array(accountSession),
    favorites: z.optional(z.array(favorite)),
    leads: z.optional(z.array(lead)),
    reviews: z.optional(z.array(review)),
    professional: z.optional(professional),
    events: z.optional(z.array(event)),
    calendar_feed: z.optional(z.nullable(calendarFeed)),
    followed_calendars: z.optional(z.array(followedCalendar)),
  })
  .register(namedSchemas, { id: 'AccountExport' })

export type AccountExport = z.infer<typeof accountExport>
