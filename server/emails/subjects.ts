import type { CalendarDay } from '#contract/calendar-day.ts'
import { longDay } from './days.ts'
import { toSingleLine } from './email.ts'

/** The part of a subject that mail programs show. */
const MAX_LENGTH = 70

/** Does not cut a word in two, unless it is extremely long. */
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
 * The subject of all mails about a lead to one side, with the other side's name. Mail programs split a thread when the
 * subject changes, and merge leads for the same day when it is equal; the preview says what has happened.
 */
export const leadSubject = (eventOn: CalendarDay, name: string): string =>
  subjectWith(`Upit za ${longDay(eventOn)} – `, name)
