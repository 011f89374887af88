import type { Deps } from './deps.ts'

export const pastDayMessage = 'Datum ne može biti prije današnjeg.'

/** A rule for a day that the schema accepts: why it cannot be chosen today; null if it can. */
export const notBeforeToday =
  ({ clock }: Pick<Deps, 'clock'>) =>
  (day: unknown): string | null =>
    typeof day === 'string' && day < clock.today() ? pastDayMessage : null
