interface Judged {
  reported_at: Date | string | null
  hidden_at: Date | string | null
}

/** Hidden, and changed or rewritten since, so that the report was about other words. A hidden reply never changes. */
export const isRewritten = ({ reported_at, hidden_at }: Judged): boolean => hidden_at !== null && reported_at === null
