import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { optionalText, requiredText } from './text.ts'

/** The secret address by which other programs read a professional's calendar. */
export const calendarFeed = z
  .object({ url: z.string(), created_at: instant })
  .register(namedSchemas, { id: 'CalendarFeed' })

export type CalendarFeed = z.infer<typeof calendarFeed>

/** A calendar elsewhere whose days are blocked here. */
export const followedCalendar = z
  .object({
    id: z.int(),
    url: z.string(),
    name: z.string(),
    created_at: instant,
    /** When its content was last known to be this; null before the first time. */
    last_read_at: z.nullable(instant),
    last_tried_at: z.nullable(instant),
    /** Why the last try failed, in Croatian; null when it did not. */
    last_error: z.nullable(z.string()),
    /** Days from today on that are blocked because of it. */
    blocked_days: z.int(),
  })
  .register(namedSchemas, { id: 'FollowedCalendar' })

export type FollowedCalendar = z.infer<typeof followedCalendar>

/** How many calendars one professional may follow. */
export const FOLLOWED_CALENDARS_MAX = 5

const url = requiredText(2000)

export const calendarPreviewInput = z.object({ url })

export type CalendarPreviewInput = z.infer<typeof calendarPreviewInput>

export const followedCalendarInput = z.object({ url, name: optionalText(100) })

export type FollowedCalendarInput = z.infer<typeof followedCalendarInput>

/** `blocks` a day of which nothing is known, `replaces` one that is marked available, leaves a `taken` one alone. */
export const previewEffects = ['blocks', 'replaces', 'taken'] as const

export const calendarPreview = z
  .object({
    url: z.string(),
    /** As the calendar calls itself. */
    name: z.nullable(z.string()),
    days: z.array(z.object({ date: calendarDay, summaries: z.array(z.string()), effect: z.enum(previewEffects) })),
    /** The last day that was looked at. */
    until: calendarDay,
  })
  .register(namedSchemas, { id: 'CalendarPreview' })

export type CalendarPreview = z.infer<typeof calendarPreview>
