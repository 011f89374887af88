import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { INTENT } from './text.ts'

type Intent = { professionalId: number; isWanted: boolean; askedAt: number }

/** Whoever signs in later than this came for something else. */
const GOOD_FOR_MS = 30 * 60_000

/** What was asked for before a sign-in, kept for this tab. */
export const writeIntent = (professionalId: number, isWanted: boolean) =>
  writeDraft(INTENT, { professionalId, isWanted, askedAt: Date.now() } satisfies Intent)

/** Given out once. */
export function takeIntent(): Omit<Intent, 'askedAt'> | null {
  const { professionalId, isWanted, askedAt } = readDraft<Intent>(INTENT) ?? {}
  writeDraft(INTENT, null)
  if (professionalId === undefined || isWanted === undefined || askedAt === undefined) return null
  return Date.now() - askedAt < GOOD_FOR_MS ? { professionalId, isWanted } : null
}
