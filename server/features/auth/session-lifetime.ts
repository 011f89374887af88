const HOUR_MS = 3_600_000

/** A session ends a day after its last use, or thirty days after it where „remember” was chosen. */
export const sessionExpiry = (now: Date, remember: boolean) =>
  new Date(now.getTime() + (remember ? 30 * 24 : 24) * HOUR_MS)

/** Moving the end at every request would make each of them a write. */
export const isDueForExtension = (now: Date, lastUsedAt: Date) => now.getTime() - lastUsedAt.getTime() > HOUR_MS / 12
