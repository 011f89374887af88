import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import type { labels } from './text.ts'

/** The texts of the form's fields by their names. */
export type EventFormValues = Record<keyof typeof labels, string>

/**
 * The event that the dialog creates, perhaps on a day that was clicked, or the one that it changes. `typed` are the
 * texts of a restored draft.
 */
export type EventDialogTarget = ({ day: CalendarDay | '' } | { event: Event }) & { typed?: Partial<EventFormValues> }
