import type { AdminReview } from '#contract/admin-reviews.ts'

interface Judged {
  reported_at: Date | null
  hidden_at: Date | null
}

export const reviewStateOf = ({ reported_at, hidden_at }: Judged) => {
  if (hidden_at) return 'hidden'
  return reported_at ? 'reported' : 'shown'
}

export type ReviewStateName = ReturnType<typeof reviewStateOf>

/** Why it cannot be; null when it can. */
type Refusals = Record<ReviewStateName, string | null>

/** Only what was reported can be hidden. To show what is only reported dismisses the report. */
export const refusals: Record<AdminReview['kind'], Record<'hidden' | 'shown', Refusals>> = {
  review: {
    hidden: {
      reported: null,
      hidden: 'Recenzija je već skrivena.',
      shown: 'Recenziju nitko nije prijavio, pa se ne može sakriti.',
    },
    shown: { reported: null, hidden: null, shown: 'Recenzija je već vidljiva.' },
  },
  reply: {
    hidden: {
      reported: null,
      hidden: 'Odgovor je već skriven.',
      shown: 'Odgovor nitko nije prijavio, pa se ne može sakriti.',
    },
    shown: { reported: null, hidden: null, shown: 'Odgovor je već vidljiv.' },
  },
}
