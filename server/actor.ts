import type { Me } from '#contract/auth.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { KeyScope } from '#contract/calls.ts'
import { AppError } from './errors.ts'

interface BySession {
  kind: 'session'
  id: number
}

/** A program acting for a professional, with fewer rights than its owner. */
export interface ByApiKey {
  kind: 'api-key'
  id: number
  scope: KeyScope
  expires_on: CalendarDay | null
  last_used_at: Date | null
}

/** A session token or an API key, in the SHA-256 form that the database stores. */
export interface Bearer {
  kind: Actor['credential']['kind']
  hash: Buffer
}

/** The person making a request, and the credential it came with. */
export interface Actor extends Me {
  credential: BySession | ByApiKey
}

/** Throws `forbidden` for an API key. Calls that need the session are closed to keys anyway. */
export function sessionIdOf({ credential }: Actor): number {
  if (credential.kind !== 'session') throw new AppError('forbidden')
  return credential.id
}

/** The professional the actor acts for. Throws `forbidden` if the actor has no profile. */
export function professionalIdOf({ professional }: Pick<Actor, 'professional'>): number {
  if (!professional) throw new AppError('forbidden')
  return professional.id
}
