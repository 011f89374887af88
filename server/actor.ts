import type { Me } from '#contract/auth.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { KeyScope } from '#contract/calls.ts'
import { AppError } from './errors.ts'

interface BySession {
  kind: 'session'
  id: number
}

/** A professional's program, which may do less than its owner. */
export interface ByApiKey {
  kind: 'api-key'
  id: number
  scope: KeyScope
  expires_on: CalendarDay | null
  last_used_at: Date | null
}

/** A session's token or an API key, as the SHA-256 of it that the database holds. */
export interface Bearer {
  kind: Actor['credential']['kind']
  hash: Buffer
}

/** The person who makes a request, with what it comes by. */
export interface Actor extends Me {
  credential: BySession | ByApiKey
}

/** Throws `forbidden` for an API key: no call that asks for the session is open to one. */
export function sessionIdOf({ credential }: Actor): number {
  if (credential.kind !== 'session') throw new AppError('forbidden')
  return credential.id
}

/** The professional as whom the actor acts. Throws `forbidden` for whoever has no profile. */
export function professionalIdOf({ professional }: Pick<Actor, 'professional'>): number {
  if (!professional) throw new AppError('forbidden')
  return professional.id
}
