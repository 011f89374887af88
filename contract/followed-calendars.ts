import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { calendarDay } from './calendar-day-schema.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, single } from './page.ts'
import { pathId } from './query.ts'
import { optionalText, requiredText } from './text.ts'

/** An external calendar whose days are blocked here. */
export const followedCalendar = z
  .object({
    id: z.int(),
    url: z.string(),
    name: z.string(),
    created_at: instant,
    /** When its content was last read or found unchanged; null before the first time. */
    last_read_at: z.nullable(instant),
    last_tried_at: z.nullable(instant),
    /** In Croatian: why the last attempt failed, or how many events could not be read; null after a success. */
    last_error: z.nullable(z.string()),
    /** How many days from today on it blocks. */
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

/** Following `blocks` a day without an event, `replaces` an available one and leaves a `taken` one as it is. */
export const previewEffects = ['blocks', 'replaces', 'taken'] as const

export const calendarPreview = z
  .object({
    url: z.string(),
    /** The name that the calendar gives itself. */
    name: z.nullable(z.string()),
    days: z.array(z.object({ date: calendarDay, summaries: z.array(z.string()), effect: z.enum(previewEffects) })),
    /** The last day that was read. */
    until: calendarDay,
    /** Events whose days are unknown. */
    unreadable_events: z.int(),
  })
  .register(namedSchemas, { id: 'CalendarPreview' })

export type CalendarPreview = z.infer<typeof calendarPreview>

export const followedCalendarCalls = {
  'GET /followed-calendars': {
    operationId: 'listFollowedCalendars',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Kalendari koje pružatelj usluga prati',
    description: 'Uz svaki je navedeno kad je zadnji put pročitan i što pritom nije uspjelo.',
    answer: { 200: listOf(followedCalendar) },
  },
  'POST /followed-calendars/preview': {
    operationId: 'previewFollowedCalendar',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Što bi praćenje kalendara blokiralo',
    description: 'Čita kalendar na javnoj adresi https ili webcal. Ništa se ne sprema.',
    body: calendarPreviewInput,
    answer: { 200: single(calendarPreview) },
  },
  'POST /followed-calendars': {
    operationId: 'followCalendar',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Praćenje kalendara',
    description:
      'Kalendar se odmah čita, a zatim svakoga sata. Njegovi dani blokiraju se godinu i pol unaprijed; rezervirani i vlastiti blokirani dani ostaju kako jesu. Najviše pet kalendara.',
    body: followedCalendarInput,
    takesIdempotencyKey: true,
    answer: { 201: single(followedCalendar) },
    rejectsConflicts: true,
  },
  'POST /followed-calendars/:id/read': {
    operationId: 'readFollowedCalendar',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Čitanje praćenog kalendara odmah',
    description: 'Ako ne uspije, razlog je u „last_error”, a blokirani dani ostaju kako jesu.',
    params: pathId,
    answer: { 200: single(followedCalendar) },
  },
  'DELETE /followed-calendars/:id': {
    operationId: 'unfollowCalendar',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Prestanak praćenja kalendara',
    description: 'Njegovi dani opet su kakvi su bili.',
    params: pathId,
    answer: { 204: z.null() },
  },
} satisfies Calls
