import { type MouseEvent, use, useEffect, useRef } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { monthTitle } from '#contract/month-names.ts'
import { fullDay } from '#web/lib/format.ts'
import { isPlainClick, NavigateContext } from '#web/ui/link.tsx'
import { type FreeWeekends, knownMonths, levelEnds, levelOf, type WeekendMonth } from './free-weekends.ts'
import { holidayOn } from './holidays.ts'
import { moveAmongDays } from './move-among-days.ts'

export const freeText = (available: number) => formatQuantity(available, 'slobodan', 'slobodna', 'slobodnih')

/**
 * The weekend days of the months, each with the number of free professionals and a link to them. With scripts, the
 * arrow keys move between days, and each month is a single tab stop.
 */
export function HeatMap({
  months,
  free,
  hrefOf,
}: {
  months: WeekendMonth[]
  free: FreeWeekends
  hrefOf: (day: CalendarDay) => string
}) {
  const most = Math.max(0, ...Object.values(free))
  const { known, unknownFrom } = knownMonths(months, free)
  const list = useRef<HTMLUListElement>(null)
  const navigate = use(NavigateContext)
  // One handler for all days: three hundred would make a slow phone unresponsive for a while.
  const followDay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-day]') : null
    if (!link || navigate === null || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    void navigate(link.getAttribute('href') ?? '')
  }
  useEffect(() => {
    for (const table of list.current?.querySelectorAll('table') ?? [])
      for (const [index, link] of table.querySelectorAll('a').entries()) link.tabIndex = index === 0 ? 0 : -1
  }, [])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go from link to link */}
      <ul ref={list} onKeyDown={moveAmongDays} onClick={followDay} className="heat-map heat-months">
        {known.map((month) => (
          <li key={month.month} id={month.month} className="scroll-mt-20">
            <Month {...month} free={free} most={most} hrefOf={hrefOf} />
          </li>
        ))}
      </ul>
      {unknownFrom && (
        <p className="mt-8 measure text-muted">
          Za kasnije mjesece ({monthTitle(unknownFrom)} i dalje) zasad nitko nije upisao slobodne dane.
        </p>
      )}
    </>
  )
}

function Month({
  month,
  weeks,
  free,
  most,
  hrefOf,
}: WeekendMonth & { free: FreeWeekends; most: number; hrefOf: (day: CalendarDay) => string }) {
  const holidays = weeks.flat().flatMap((day) => {
    const name = day && holidayOn(day)
    return day && name ? [`${Number(day.slice(8))}. ${name}`] : []
  })
  return (
    <>
      <table className="w-full table-fixed tabular-nums">
        <caption className="mb-1 text-left font-semibold">{monthTitle(month)}</caption>
        <thead className="text-sm text-muted">
          <tr>
            {['petak', 'subota', 'nedjelja'].map((day) => (
              <th key={day} abbr={day}>
                {day.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.join()}>
              {week.map((day, column) => (
                <td key={day ?? column}>{day && contentOf({ day, available: free[day] ?? 0, most, hrefOf })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {holidays.length > 0 && <p className="mt-1 text-sm text-muted">{holidays.join(', ')}</p>}
    </>
  )
}

interface ShownDay {
  day: CalendarDay
  available: number
  most: number
  hrefOf: (day: CalendarDay) => string
}

/** A function rather than a component, because two years have hundreds of days. */
function contentOf({ day, available, most, hrefOf }: ShownDay) {
  const holiday = holidayOn(day)
  // Shown before the number by the stylesheet: visible text has to be part of the accessible name.
  const shownDay = `${Number(day.slice(8))}.${holiday ? '\u2009•' : ''}`
  if (available === 0)
    return (
      <span data-shown={shownDay} data-level="0">
        0
      </span>
    )
  return (
    <a
      href={hrefOf(day)}
      data-day={day}
      data-shown={shownDay}
      data-level={levelOf(available, most)}
      aria-label={`${fullDay(day)}${holiday ? `, ${holiday}` : ''}: ${freeText(available)}`}
    >
      {available}
    </a>
  )
}

/** The largest number of each shade. */
export function HeatLegend({ free }: { free: FreeWeekends }) {
  const most = Math.max(0, ...Object.values(free))
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted heat-map">
      {levelEnds(most).map((end) => (
        <li key={end} className="flex items-center gap-2">
          <span aria-hidden data-level={levelOf(end, most)} className="min-h-5! w-5 rounded-sm!" />
          do {end}
        </li>
      ))}
      <li>• blagdan</li>
    </ul>
  )
}
