const HOUR_MS = 3_600_000

const DAY_MS = 24 * HOUR_MS

/**
 * A session ends a day after its last use, or thirty days after it if „remember” was chosen, and in any case ninety
 * days after it began, so that a stolen token does not live forever.
 */
export const sessionExpiry = ({ now, beganAt, remember }: { now: Date; beganAt: Date; remember: boolean }) =>
  new Date(Math.min(now.getTime() + (remember ? 30 : 1) * DAY_MS, beganAt.getTime() + 90 * DAY_MS))

/** Extending it on every request would turn each of them into a write. */
export const isDueForExtension = (now: Date, lastUsedAt: Date) => now.getTime() - lastUsedAt.getTime() > HOUR_MS / 12
