import { formatQuantity } from '#contract/croatian.ts'
import type { Professional } from '#contract/professionals.ts'

const HOURS_A_DAY = 24

/** `Obično odgovara u roku od 3 sata. Odgovara na 9 od 10 upita.`; empty while there is too little data. */
export function replyText(replies: Professional['replies']): string {
  if (!replies) return ''
  const { median_hours: hours, answered_percent: percent } = replies
  const time =
    hours === null
      ? ''
      : hours < 2 * HOURS_A_DAY
        ? formatQuantity(Math.max(1, hours), 'sata', 'sata', 'sati')
        : formatQuantity(Math.ceil(hours / HOURS_A_DAY), 'dana', 'dana', 'dana')
  // Rounded down, so that nothing is overstated.
  const tens = Math.floor(percent / 10)
  const share = tens === 10 ? 'Odgovara na svaki upit.' : tens > 0 ? `Odgovara na ${tens} od 10 upita.` : ''
  return [time && `Obično odgovara u roku od ${time}.`, share].filter(Boolean).join(' ')
}
