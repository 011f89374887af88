import { useNavigate } from 'react-router'
import { addMonths, type CalendarMonth, type MonthSpan } from '#contract/calendar-month.ts'
import { monthTitle } from '#contract/month-names.ts'
import { once } from '#web/lib/once.ts'
import type { CalendarLinks } from './links.ts'

function monthsOf({ first, last }: MonthSpan): CalendarMonth[] {
  const months: CalendarMonth[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The current month, and a choice of any other. Without scripts it is a form. */
export function MonthChooser({ month, span, links }: { month: CalendarMonth; span: MonthSpan; links: CalendarLinks }) {
  const navigate = useNavigate()
  const address = new URL(links.hrefOfMonth(month), 'http://site.invalid')
  // In a fixed order, because the server's address is sorted by key and React compares hidden fields by name.
  address.searchParams.sort()
  const others = [...address.searchParams].filter(([name]) => name !== 'month')
  const controls = () => (
    <>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        name="month"
        aria-label="Mjesec i godina"
        value={month}
        onChange={({ target }) => {
          const chosen = target.value as CalendarMonth // every option is a month
          void navigate(links.hrefOfMonth(chosen), { preventScrollReset: true })
        }}
        className="min-h-11 max-w-full rounded-control bg-surface pr-7 pl-2 text-lg font-semibold hover:bg-tint"
      >
        {monthsOf(span).map((one) => (
          <option key={one} value={one}>
            {monthTitle(one)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 rounded-control px-3 font-semibold text-primary">
          Prikaži
        </button>
      </noscript>
    </>
  )
  return (
    <form
      action={`${address.pathname}#${links.sectionId}`}
      className="flex items-center gap-2 @max-3xs:order-first @max-3xs:w-full"
      {...once(`months ${month} ${span.first} ${span.last} ${JSON.stringify(others)}`, controls)}
    />
  )
}
