import type { CalendarDay } from '#contract/calendar-day.ts'
import type { CalendarMonth } from '#contract/calendar-month.ts'

/** The targets of the calendar's links, which the page derives from its own address. */
export type CalendarLinks = {
  /** The id of the section with the calendar. */
  sectionId: string
  /** The id of the form that receives the chosen day. */
  formId: string
  hrefOfMonth: (month: CalendarMonth) => string
  hrefOfDay: (day: CalendarDay) => string
}
