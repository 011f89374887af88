import ICAL from 'ical.js'
import { addDays, type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { cleanText } from '#contract/text.ts'
import type { ParsedBusyDay, CalendarContent, CalendarWindow } from './content.ts'
import { isBusy, isLasting, isReadable, lengthOf, rulesOf, text, timeOf, timesOf, uidOf } from './event-fields.ts'
import { type JCal, parseCalendars } from './jcal.ts'
import { latestVersions } from './latest-versions.ts'
import { DAY_MS, endOf, endOnWall, isAmong, isFloating, nameOf, originalOf, timeAt, wallMs } from './times.ts'
import { startsOf } from './recurrence.ts'
import { registerZones } from './zones.ts'

// Some programs write a day, `DTSTART:20270612`, without `VALUE=DATE`, others midnight with it; calendar programs
// accept both.
ICAL.design.strict = false

/** Enough for a hundred daily entries over two years; a rule that repeats every second exceeds it. */
const MAX_OCCURRENCES = 100_000
const SUMMARIES_A_DAY = 5
const NAME_MAX = 100
const SUMMARY_MAX = 200

/** In milliseconds; local times of two zones never differ by more. */
const MARGIN = 2 * DAY_MS

/** The calendar has more occurrences than any real one. */
export class TooComplexError extends Error {
  override name = 'TooComplexError'
}

function shortened(value: unknown, max: number): string {
  const clean = typeof value === 'string' ? cleanText(value) : ''
  // No half of a surrogate pair remains at the end.
  return clean.length <= max ? clean : clean.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}

const midnightMs = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`)

/**
 * The shape of a series' occurrences: as defined by its own event, or by an override of one occurrence and all later
 * ones.
 */
interface Segment {
  /** The start of the first of them. */
  start: ICAL.Time
  /** The start of the same occurrence in the original series, by its local clock, in milliseconds. */
  originalMs: number
  length: number
  summary: string
  isBusy: boolean
}

/** Overrides of one series. */
interface Overrides {
  /** Occurrences that have an event of their own. */
  moved: ICAL.Time[]
  /** Overrides that also apply to all later occurrences. */
  lasting: ICAL.Component[]
}

function segmentOf(event: ICAL.Component, start: ICAL.Time, original: ICAL.Time): Segment {
  return {
    start,
    originalMs: wallMs(original),
    length: lengthOf(event, start),
    summary: shortened(event.getFirstPropertyValue('summary'), SUMMARY_MAX),
    isBusy: isBusy(event),
  }
}

/** In the order of the original starts, by which later overrides identify them, too. */
const lastingSegments = (overrides: readonly ICAL.Component[], start: ICAL.Time): Segment[] =>
  overrides
    .flatMap((event) => {
      const id = timeOf(event, 'recurrence-id')
      if (!id) return []
      const original = originalOf(id, start)
      return segmentOf(event, timeOf(event, 'dtstart') ?? original, original)
    })
    .toSorted((a, b) => a.originalMs - b.originalMs)

/** How far before and after its original start an occurrence may take up time, in milliseconds. */
interface Reach {
  before: number
  after: number
}

function reachOf(segments: readonly Segment[]): Reach {
  const shifts = segments.map(({ start, originalMs }) => wallMs(start) - originalMs)
  const ends = segments.map(({ length }, index) => (shifts[index] ?? 0) + length)
  return { before: -Math.min(0, ...shifts), after: Math.max(0, ...ends) }
}

class BusyCalendar {
  readonly #from: number
  readonly #until: number
  readonly #days = new Map<CalendarDay, Set<string>>()
  #left = MAX_OCCURRENCES

  constructor({ from, until }: CalendarWindow) {
    this.#from = midnightMs(from)
    this.#until = midnightMs(until)
  }

  #count() {
    if (this.#left-- <= 0) throw new TooComplexError('too many occurrences')
  }

  /** The day of a moment in Zagreb; one far outside the window is moved to its edge. */
  #dayAt(ms: number, isOnWall: boolean): CalendarDay {
    const near = new Date(Math.min(Math.max(ms, this.#from - 2 * MARGIN), this.#until + 2 * MARGIN))
    return isOnWall ? (near.toISOString().slice(0, 10) as CalendarDay) : zagrebDayOf(near) // the head of an ISO instant
  }

  #block(start: ICAL.Time, length: number, summary: string): void {
    const wall = wallMs(start)
    if (wall + length < this.#from - MARGIN || wall > this.#until + MARGIN) return
    const onWall = isFloating(start)
    const startMs = onWall ? wall : start.toUnixTime() * 1000
    const endMs = onWall ? wall + length : endOf(start, length)
    const last = this.#dayAt(Math.max(startMs, endMs - 1), onWall)
    const first = this.#dayAt(startMs, onWall)
    for (let day = first; day <= last; day = addDays(day, 1)) {
      if (day !== first) this.#count()
      const ms = midnightMs(day)
      if (ms < this.#from || ms > this.#until) continue
      const summaries = this.#days.get(day) ?? new Set()
      if (summary !== '') summaries.add(summary)
      this.#days.set(day, summaries)
    }
  }

  add(event: ICAL.Component, { moved, lasting }: Overrides): void {
    const start = timeOf(event, 'dtstart')
    if (!start) return
    const series = segmentOf(event, start, start)
    if (event.hasProperty('recurrence-id')) {
      if (series.isBusy) this.#block(start, series.length, series.summary)
      return
    }
    const segments = [series, ...lastingSegments(lasting, start)]
    if (!segments.some((segment) => segment.isBusy)) return
    const named = [...moved, ...timesOf(event, 'exdate').filter((time) => time instanceof ICAL.Time)]
    const excluded = new Set(named.map((time) => nameOf(start.isDate ? originalOf(time, start) : time)))

    const occur = (time: ICAL.Time, ownLength?: number) => {
      this.#count()
      if (isAmong(excluded, time)) return
      const ms = wallMs(time)
      const segment = segments.findLast(({ originalMs }) => originalMs <= ms) ?? series
      if (!segment.isBusy) return
      const { length, summary } = segment
      if (segment === series) this.#block(time, ownLength ?? length, summary)
      else this.#block(timeAt(wallMs(segment.start) + ms - segment.originalMs, segment.start), length, summary)
    }
    occur(start)
    for (const extra of timesOf(event, 'rdate')) {
      if (extra instanceof ICAL.Time) occur(extra, extra.isDate ? Math.max(series.length, DAY_MS) : undefined)
      else occur(extra.start, extra.getDuration().toSeconds() * 1000)
    }
    const reach = reachOf(segments)
    for (const rule of rulesOf(event)) this.#repeat(rule, start, reach, occur)
  }

  /** The spans of a published free/busy time, which has no events: https://www.rfc-editor.org/rfc/rfc5545#section-3.6.4 */
  addFreeBusy(component: ICAL.Component): void {
    for (const property of component.getAllProperties('freebusy')) {
      if (/^free$/i.test(property.getFirstParameter('fbtype'))) continue
      for (const span of property.getValues() as unknown[])
        if (span instanceof ICAL.Period) this.#block(span.start, span.getDuration().toSeconds() * 1000, '')
    }
  }

  #repeat(rule: ICAL.Recur, start: ICAL.Time, { before, after }: Reach, occur: (time: ICAL.Time) => void): void {
    const [from, until] = [this.#from - after - MARGIN, this.#until + before + MARGIN]
    // Some programs write the year 9999 for a rule without an end.
    const hasEnd = rule.until && wallMs(rule.until) < until + MARGIN
    const end = rule.until && hasEnd ? wallMs(endOnWall(rule.until, start)) : Infinity
    for (const ms of startsOf(rule, wallMs(start), start.isDate, { from, until: Math.min(until, end) }))
      occur(timeAt(ms, start))
  }

  /** In order. The names of a day are sorted, because a calendar may be written in a different order each time. */
  days(): ParsedBusyDay[] {
    return [...this.#days]
      .map(([date, summaries]) => ({ date, summaries: [...summaries].toSorted().slice(0, SUMMARIES_A_DAY) }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }
}

/** Detached from the calendar, which ical.js would otherwise search for a zone for each time. */
const componentsOf = ([, , components]: JCal, name: string) =>
  components.filter(([its]) => its === name).map((jCal) => new ICAL.Component(jCal))

/** By UID. An event without one overrides no other. */
function overridesOf(events: readonly ICAL.Component[]): Map<unknown, Overrides> {
  const overrides = new Map<unknown, Overrides>()
  for (const event of events) {
    const original = timeOf(event, 'recurrence-id')
    const uid = uidOf(event)
    if (!original || uid === undefined) continue
    const { moved, lasting } = overrides.get(uid) ?? { moved: [], lasting: [] }
    moved.push(original)
    overrides.set(uid, { moved, lasting: isLasting(event) ? [...lasting, event] : lasting })
  }
  return overrides
}

/**
 * How many entries there are, and how many of them are unreadable; if an event fails in the middle of its rules, the
 * days found so far stay.
 */
function add(calendar: BusyCalendar, root: JCal): { all: number; unread: number } {
  const [allEvents, allSpans] = [componentsOf(root, 'vevent'), componentsOf(root, 'vfreebusy')]
  const entries = [...allEvents, ...allSpans]
  // All its events are cancelled: https://www.rfc-editor.org/rfc/rfc5546#section-3.2.5
  if (text(new ICAL.Component(root), 'method') === 'CANCEL') return { all: entries.length, unread: 0 }
  registerZones(componentsOf(root, 'vtimezone'), entries) // before any time is parsed
  const [events, spans] = [allEvents.filter(isReadable), allSpans.filter(isReadable)]
  const latest = latestVersions(events)
  const overrides = overridesOf(latest)
  const none: Overrides = { moved: [], lasting: [] }
  let unread = entries.length - events.length - spans.length
  const addEach = (components: readonly ICAL.Component[], addOne: (component: ICAL.Component) => void) => {
    for (const component of components)
      try {
        addOne(component)
      } catch (error) {
        if (error instanceof TooComplexError) throw error
        unread++
      }
  }
  addEach(latest, (event) => calendar.add(event, overrides.get(uidOf(event)) ?? none))
  addEach(spans, (span) => calendar.addFreeBusy(span))
  return { all: entries.length, unread }
}

function nameOfCalendar(jCal: JCal): string | null {
  const head = new ICAL.Component(jCal)
  const name = head.getFirstPropertyValue('x-wr-calname') ?? head.getFirstPropertyValue('name')
  // ical.js does not unescape these as text.
  return shortened(typeof name === 'string' ? name.replaceAll(/\\([\\;,])/g, '$1') : null, NAME_MAX) || null
}

/**
 * The days of the window on which the calendar has an entry that takes up time. Throws a TooComplexError, or another
 * error if the text is not a calendar or none of its events are readable. Does not limit its own running time.
 */
export function busyDays(ics: string, window: CalendarWindow): CalendarContent {
  const { calendars, unread: unparsed } = parseCalendars(ics)
  const [first] = calendars
  if (!first) throw new Error('no calendar')
  const calendar = new BusyCalendar(window)
  let [all, unread] = [unparsed, unparsed]
  for (const root of calendars) {
    const added = add(calendar, root)
    all += added.all
    unread += added.unread
  }
  if (unread > 0 && unread === all) throw new Error('no event can be read')
  return { name: nameOfCalendar(first), days: calendar.days(), unread }
}
