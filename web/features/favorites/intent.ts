import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { INTENT } from './text.ts'

type Intent = { professionalId: number; isWanted: boolean; requestedAt: number }

/** Whoever signs in later than this came for something else. */
const MAX_AGE_MS = 30 * 60_000

/** What was asked for before a sign-in, kept for this tab. */
export const writeIntent = (professionalId: number, isWanted: boolean) =>
  writeDraft(INTENT, { professionalId, isWanted, requestedAt: Date.now() } satisfies Intent)

/** Given out once. */
export function takeIntent(): Omit<Intent, 'requestedAt'> | null {
  const { professionalId, isWanted, requestedAt } = readDraft<Intent>(INTENT) ?? {}
  writeDraft(INTENT, null)
  if (professionalId === undefined || isWanted === undefined || requestedAt === undefined) return null
  return Date.now() - requestedAt < MAX_AGE_MS ? { professionalId, isWanted } : null
}
