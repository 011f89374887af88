const HOUR_MS = 3_600_000

const DAY_MS = 24 * HOUR_MS

/**
 * A session ends a day after its last use, or thirty days after it where „remember” was chosen, and ninety days after
 * its beginning however it is used: a token that was copied does not live for ever.
 */
export const sessionExpiry = ({ now, beganAt, remember }: { now: Date; beganAt: Date; remember: boolean }) =>
  new Date(Math.min(now.getTime() + (remember ? 30 : 1) * DAY_MS, beganAt.getTime() + 90 * DAY_MS))

/** Moving the end at every request would make each of them a write. */
export const isDueForExtension = (now: Date, lastUsedAt: Date) => now.getTime() - lastUsedAt.getTime() > HOUR_MS / 12
