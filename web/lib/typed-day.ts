import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'

/** `12. 6. 2027.`, the format of a date field. */
export const numericDay = (day: CalendarDay) =>
  `${Number(day.slice(8))}. ${Number(day.slice(5, 7))}. ${day.slice(0, 4)}.`

/** The first letters of the month names in any case form, without diacritics. */
const monthStems = ['sij', 'vel', 'ozu', 'tra', 'svi', 'lip', 'srp', 'kol', 'ruj', 'lis', 'stu', 'pro']

const patterns = [
  /^(?<year>\d{4})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.?\s*(?<name>[a-z]{3,})\.?\s*(?<year>\d{4})$/,
]

/**
 * Parses a typed day: `12. 6. 2027.`, `12.06.27`, `12/6/2027`, `12. lipnja 2027.`, `2027-06-12`; null for anything
 * else.
 */
export function typedDay(text: string): CalendarDay | null {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/^\D*(\d.*\d)\D*$/, '$1') // `u subotu`, `godine`
  for (const pattern of patterns) {
    const { year = '', month, day = '', name = '' } = pattern.exec(plain)?.groups ?? {}
    if (day === '') continue
    const number = month ?? String(monthStems.indexOf(name.slice(0, 3)) + 1)
    const written = `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isCalendarDay(written) ? written : null
  }
  return null
}
