import type { CalendarPreview } from '#contract/followed-calendars.ts'
import { formatQuantity, pluralForm } from '#contract/croatian.ts'
import { parseUrl } from '#contract/parse-url.ts'

export type Effect = CalendarPreview['days'][number]['effect']

export const failureMessages = {
  preview: 'Kalendar se nije mogao pročitati. Pokušajte ponovo.',
  follow: 'Praćenje kalendara nije uspjelo. Pokušajte ponovo.',
} as const

/** The effect of following, shown beside the day. */
export const effectLabels: Record<Effect, string> = {
  blocks: 'bit će blokiran',
  replaces: 'sada slobodan, postat će blokiran',
  taken: 'već zauzet, ostaje kako jest',
}

/** The effect of following on this number of days. */
export const effectSentences: Record<Effect, (count: number) => string> = {
  blocks: (count) => formatQuantity(count, 'dan bit će blokiran', 'dana bit će blokirana', 'dana bit će blokirano'),
  replaces: (count) =>
    formatQuantity(
      count,
      'slobodan dan postat će blokiran',
      'slobodna dana postat će blokirana',
      'slobodnih dana postat će blokirano',
    ),
  taken: (count) =>
    formatQuantity(
      count,
      'dan već je zauzet i ostaje kako jest',
      'dana već su zauzeta i ostaju kako jesu',
      'dana već je zauzeto i ostaje kako jest',
    ),
}

export const unreadableText = (events: number) =>
  formatQuantity(
    events,
    'unos nije čitljiv, pa ne može blokirati dan',
    'unosa nisu čitljiva, pa ne mogu blokirati dane',
    'unosa nije čitljivo, pa ne može blokirati dane',
  )

export const dayCount = (count: number) => formatQuantity(count, 'dan', 'dana', 'dana')

export const blockedText = (days: number) =>
  days === 0
    ? 'Zbog njega nije blokiran nijedan dan.'
    : `Zbog njega ${pluralForm(days, 'je blokiran', 'su blokirana', 'je blokirano')} ${dayCount(days)}.`

export const freedDaysText = (days: number) =>
  days === 0
    ? 'Zbog njega nije blokiran nijedan dan, pa se u vašem kalendaru ništa ne mijenja.'
    : `U vašem kalendaru oslobodit će se ${formatQuantity(days, 'dan blokiran', 'dana blokirana', 'dana blokiranih')} zbog njega.`

const relative = new Intl.RelativeTimeFormat('hr')
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `prije 12 minuta`; `upravo sada` also for an instant that a slow clock places in the future. */
export function relativeTime(instant: string, nowMs: number): string {
  const passedMs = nowMs - Date.parse(instant)
  for (const [unit, ms] of units) if (passedMs >= ms) return relative.format(-Math.floor(passedMs / ms), unit)
  return 'upravo sada'
}

/** Shows only a calendar's host, because the rest of the address may be secret. */
export const hostOf = (url: string) => parseUrl(url)?.host ?? url
