import { mdiAlertCircleOutline, mdiCalendarCheckOutline, mdiChevronLeft, mdiChevronRight, mdiHeart } from '@mdi/js'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { addMonths, type CalendarMonth, type MonthSpan } from '#contract/calendar-month.ts'
import type { AvailabilityDay } from '#contract/availability.ts'
import { monthTitle } from '#contract/month-names.ts'
import { longDay, weekdayNames } from '#web/lib/format.ts'
import { once } from '#web/lib/once.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SectionLink } from '#web/ui/section-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DayBadge } from './day-badge.tsx'
import { MonthChooser } from './month-chooser.tsx'
import type { CalendarLinks } from './links.ts'
import { countOpen, type DayCell, hasEntries, isAvailable, weeksOf } from './month-grid.ts'
import { availableDaysText } from './text.ts'

const weekdayRow = (
  <tr>
    {weekdayNames.map((name) => (
      <th key={name} scope="col" abbr={name} className="h-10 text-sm font-medium text-muted">
        {name.slice(0, 3)}
      </th>
    ))}
  </tr>
)

/** One month of a professional's days. Months and days are links; a click on a free day also calls `onChoose`. */
export function AvailabilityCalendar({
  month,
  span,
  days,
  today,
  chosen,
  ownDays,
  links,
  onChoose,
}: {
  month: CalendarMonth
  span: MonthSpan
  /** Null while the month is loading. */
  days: AvailabilityDay[] | null
  today: CalendarDay
  chosen: string
  /** The days of the viewing couple; `own` ones are booked for it. */
  ownDays: ReadonlyMap<string, 'own' | 'asked'>
  links: CalendarLinks
  onChoose: (day: CalendarDay) => void
}) {
  const weeks = weeksOf(month, days ?? [], today)

  /** The properties of a day's `td`. A day that cannot be chosen looks the same in every calendar. */
  function contentOf(cell: DayCell) {
    const [isToday, isOwn] = [cell.day === today, ownDays.get(cell.day) === 'own']
    const badge = () => (
      <DayBadge
        cell={cell}
        isToday={isToday}
        isChosen={cell.day === chosen}
        isOwn={isOwn}
        links={links}
        onChoose={onChoose}
      />
    )
    if (isAvailable(cell)) return { children: badge() }
    return once(`day ${cell.day} ${cell.status} ${cell.isPast} ${isToday} ${isOwn}`, badge)
  }

  return (
    <div
      className="@container max-w-md rounded-card border border-line bg-surface p-3 sm:p-5"
      aria-busy={days === null}
    >
      {/* With large text the month does not fit between its neighbours, so it moves above them. */}
      <div className="relative flex items-center justify-between @max-3xs:flex-wrap">
        <MonthStep to={addMonths(month, -1)} span={span} links={links} name="Prethodni mjesec" />
        <h3 aria-live="polite" className="sr-only">
          {monthTitle(month)}
        </h3>
        <MonthChooser month={month} span={span} links={links} />
        <MonthStep to={addMonths(month, 1)} span={span} links={links} name="Sljedeći mjesec" />
      </div>
      {/* The height of a six-week month, so that changing the month moves nothing. */}
      <div className="mb-2 min-h-82">
        <table className="w-full table-fixed text-center tabular-nums">
          <caption className="sr-only">Dostupnost po danima, {monthTitle(month)}</caption>
          <thead {...once('weekdays', () => weekdayRow)} />
          <tbody>
            {weeks.map((week, row) => (
              <tr key={row}>
                {week.map((cell, column) => (
                  <td key={column} className="relative h-12 p-0" {...(cell && contentOf(cell))} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {days === null ? <Skeleton className="my-2.5 h-6 w-56 max-w-full" /> : <OpenDays weeks={weeks} />}
      {weeks
        .flat()
        .map(
          (cell) => cell !== null && ownDays.get(cell.day) === 'own' && <OwnBooking key={cell.day} day={cell.day} />,
        )}
    </div>
  )
}

function MonthStep({
  to,
  span,
  links,
  name,
}: {
  to: CalendarMonth
  span: MonthSpan
  links: CalendarLinks
  name: string
}) {
  const icon = <Icon path={name.startsWith('P') ? mdiChevronLeft : mdiChevronRight} className="size-6" />
  const box = 'grid size-11 place-items-center rounded-control'
  if (to < span.first || to > span.last) {
    return (
      <span className={cx(box, 'opacity-30')} aria-hidden>
        {icon}
      </span>
    )
  }
  return (
    <SectionLink
      to={links.hrefOfMonth(to)}
      sectionId={links.sectionId}
      aria-label={`${name}, ${monthTitle(to)}`}
      className={cx(box, 'hover:bg-tint')}
    >
      {icon}
    </SectionLink>
  )
}

const OwnBooking = ({ day }: { day: CalendarDay }) => (
  <p className="mt-2 flex min-h-11 items-center gap-2 rounded-control bg-success-soft px-3 font-medium text-success">
    <Icon path={mdiHeart} className="text-heart" />
    To je vaša rezervacija: {longDay(day)}
  </p>
)

function OpenDays({ weeks }: { weeks: ReturnType<typeof weeksOf> }) {
  const count = countOpen(weeks)
  const isKnown = hasEntries(weeks)
  const tone = count > 0 ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning'
  return (
    <p
      className={cx(
        'flex min-h-11 items-center gap-2 rounded-control px-3 py-1.5 font-medium',
        isKnown ? tone : 'bg-tint',
      )}
    >
      <Icon path={count > 0 ? mdiCalendarCheckOutline : mdiAlertCircleOutline} />
      {availableDaysText(count, isKnown)}
    </p>
  )
}
