import type { CalendarDay } from '#contract/calendar-day.ts'
import { longDay } from './days.ts'
import { toSingleLine } from './email.ts'

/** Mail programs show about so much of a subject. */
const MAX_LENGTH = 70

/** A word is not cut in two, unless it is one without an end. */
function shortened(name: string, length: number): string {
  if (name.length <= length) return name
  const cut = name.slice(0, length - 1)
  const end = /\s\S{0,15}$/.exec(cut)?.index ?? cut.length
  return `${cut.slice(0, end).toWellFormed().trimEnd()}…`
}

/** A subject that ends with somebody's name. */
export const subjectWith = (start: string, name: string): string =>
  start + shortened(toSingleLine(name), MAX_LENGTH - start.length)

/**
 * Of all mails about a lead to one of its sides, with the name of the other one: mail programs part a thread where the
 * subject changes, and put leads of the same day into one where it is equal. The preview says what has happened.
 */
export const leadSubject = (eventOn: CalendarDay, name: string): string =>
  subjectWith(`Upit za ${longDay(eventOn)} – `, name)
