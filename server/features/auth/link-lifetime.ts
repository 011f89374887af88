export type LinkPurpose = 'reset_password' | 'confirm_email'

const HOUR_MS = 3_600_000

/** A password reset link is valid for an hour, one that confirms an address for a week. */
const lifetimes: Record<LinkPurpose, number> = { reset_password: HOUR_MS, confirm_email: 7 * 24 * HOUR_MS }

/** How long after its end a link is stored; using it again in this time gets the same answer as the first time. */
export const REPEATED_MS = 10 * 60_000

export const linkExpiry = (now: Date, purpose: LinkPurpose) => new Date(now.getTime() + lifetimes[purpose])
