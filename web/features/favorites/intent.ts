import { readDraft, writeDraft } from '#web/lib/draft.ts'

interface Intent {
  /** The couple whose session ended before it was stored; null for a visitor's. */
  owner: number | null
  professionalId: number
  isWanted: boolean
  requestedAt: number
}

const KEY = 'favorite'

/** A sign-in after more time is taken for an unrelated one. */
const MAX_AGE_MS = 30 * 60_000

/** Remembers in this tab a change that needs a sign-in first. */
export const writeIntent = (intent: Omit<Intent, 'requestedAt'>) =>
  writeDraft(KEY, { ...intent, requestedAt: Date.now() } satisfies Intent)

export const discardIntent = () => writeDraft(KEY, null)

/** The remembered change for the couple that has signed in, and only once; null for another couple's. */
export function takeIntent(couple: number): Pick<Intent, 'professionalId' | 'isWanted'> | null {
  const { owner = null, professionalId, isWanted, requestedAt } = readDraft<Intent>(KEY) ?? {}
  discardIntent()
  if (professionalId === undefined || isWanted === undefined || requestedAt === undefined) return null
  if (owner !== null && owner !== couple) return null
  return Date.now() - requestedAt < MAX_AGE_MS ? { professionalId, isWanted } : null
}
