import type { CalendarDay } from '#contract/calendar-day.ts'
import type { CalendarMonth } from '#contract/calendar-month.ts'

/** The targets of the calendar's links, which the page makes from its own address. */
export type CalendarLinks = {
  /** The id of the part of the page where the calendar stands. */
  sectionId: string
  /** The id of the form that a chosen day goes to. */
  formId: string
  hrefOfMonth: (month: CalendarMonth) => string
  hrefOfDay: (day: CalendarDay) => string
}

/** The months that can be leafed through. */
export type MonthSpan = { first: CalendarMonth; last: CalendarMonth }
