import {
  type CalendarPreviewInput,
  calendarPreviewInput,
  type FollowedCalendarInput,
  followedCalendarInput,
} from '#contract/followed-calendars.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'

export const previewLabels = { url: 'Adresa kalendara' } as const
export const followLabels = { name: 'Naziv' } as const

export const toPreviewInput = (form: FormData): CalendarPreviewInput =>
  parseOrThrow(calendarPreviewInput.safeParse(Object.fromEntries(form)))

/** The address is that of the preview. */
export const toFollowedInput = (form: FormData, url: string): FollowedCalendarInput =>
  parseOrThrow(followedCalendarInput.safeParse({ ...Object.fromEntries(form), url }))
