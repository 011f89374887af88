import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import type { labels } from './text.ts'

/** What stands in the fields of the form, by their names. */
export type EventFormValues = Record<keyof typeof labels, string>

/**
 * What the dialog is about: a new event, perhaps on a day that was clicked, or one that is there. `typed` is what stood
 * in its fields already.
 */
export type EventDialogTarget = ({ day: CalendarDay | '' } | { event: Event }) & { typed?: Partial<EventFormValues> }
