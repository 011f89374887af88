import type { AdminReview } from '#contract/admin-reviews.ts'
import { isRewritten } from '#contract/review-judgement.ts'

interface Judged {
  reported_at: Date | null
  hidden_at: Date | null
}

export const reviewStateOf = ({ reported_at, hidden_at }: Judged) => {
  if (hidden_at) return 'hidden'
  return reported_at ? 'reported' : 'shown'
}

export type ReviewStateName = ReturnType<typeof reviewStateOf>

/** The outcome that the reporter is told; null if the report is about other words, or has been answered in this way already. */
export function outcomeOf(to: 'hidden' | 'shown', before: Judged): 'hidden' | 'kept' | 'restored' | null {
  if (before.reported_at === null) return null
  const wasHidden = before.hidden_at !== null
  if (to === 'hidden') return wasHidden ? null : 'hidden'
  return wasHidden ? 'restored' : 'kept'
}

/** Why it cannot be done; null if it can. */
type Refusals = Record<ReviewStateName, string | null>

/** Only what was reported can be hidden. Showing what was only reported dismisses the report. */
const refusals: Record<AdminReview['kind'], Record<'hidden' | 'shown', Refusals>> = {
  review: {
    hidden: {
      reported: null,
      hidden: 'Recenzija je već skrivena.',
      shown: 'Recenzija nije prijavljena ili je prijava već zaključena, pa se ne može sakriti.',
    },
    shown: { reported: null, hidden: null, shown: 'Recenzija je već vidljiva.' },
  },
  reply: {
    hidden: {
      reported: null,
      hidden: 'Odgovor je već skriven.',
      shown: 'Odgovor nije prijavljen ili je prijava već zaključena, pa se ne može sakriti.',
    },
    shown: { reported: null, hidden: null, shown: 'Odgovor je već vidljiv.' },
  },
}

/**
 * Why the decision cannot be made; null if it can. Something hidden may be hidden again if its words have been
 * rewritten since.
 */
export const refusalOf = (kind: AdminReview['kind'], to: 'hidden' | 'shown', before: Judged): string | null =>
  to === 'hidden' && isRewritten(before) ? null : refusals[kind][to][reviewStateOf(before)]

/** The message if the words differ from those the admin has read: nobody should show what nobody has judged. */
export const rewritten: Record<AdminReview['kind'], string> = {
  review: 'Recenzija je u međuvremenu izmijenjena, pa ova odluka nije spremljena.',
  reply: 'Odgovor je u međuvremenu izmijenjen, pa ova odluka nije spremljena.',
}

/** The message if the admin has seen it in another state; `shown` is refused earlier. */
export const changed: Record<AdminReview['kind'], Record<Exclude<ReviewStateName, 'shown'>, string>> = {
  review: {
    reported: 'Recenzija je u međuvremenu ponovo prijavljena, pa ova odluka nije spremljena.',
    hidden: 'Recenzija je u međuvremenu skrivena, pa ova odluka nije spremljena.',
  },
  reply: {
    reported: 'Odgovor je u međuvremenu ponovo prijavljen, pa ova odluka nije spremljena.',
    hidden: 'Odgovor je u međuvremenu skriven, pa ova odluka nije spremljena.',
  },
}
