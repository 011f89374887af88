interface ReportedReview {
  reported_at: Date | null
  hidden_at: Date | null
}

export const reviewStateOf = ({ reported_at, hidden_at }: ReportedReview) => {
  if (hidden_at) return 'hidden'
  return reported_at ? 'reported' : 'shown'
}

export type ReviewStateName = ReturnType<typeof reviewStateOf>

/** Why it cannot be hidden; null when it can. Only reported reviews can. */
export const hidingErrors: Record<ReviewStateName, string | null> = {
  reported: null,
  hidden: 'Recenzija je već skrivena.',
  shown: 'Recenziju nitko nije prijavio, pa se ne može sakriti.',
}

/** Why it cannot be shown; null when it can. For a review that is only reported the report is dismissed. */
export const showingErrors: Record<ReviewStateName, string | null> = {
  reported: null,
  hidden: null,
  shown: 'Recenzija je već vidljiva.',
}
