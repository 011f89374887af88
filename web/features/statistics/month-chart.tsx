import { inMonth } from '#web/lib/in-month.ts'
import { cx } from '#web/ui/class-names.ts'
import { barHeights } from './bars.ts'
import { formatValue, type Month, type Series, seriesLabels, shortMonth } from './text.ts'

/** One bar a month; the table below has the same numbers. */
export function MonthChart({ months, series }: { months: Month[]; series: Series }) {
  const values = months.map((month) => month[series])
  const most = Math.max(...values)
  const best = months[values.indexOf(most)]
  return (
    <figure className="@container rounded-card border border-line bg-surface p-4 md:p-5">
      <figcaption className="mb-4 flex justify-between gap-x-3 max-sm:flex-col sm:items-baseline">
        <span className="font-semibold">{seriesLabels[series]}</span>
        <span className="text-sm text-muted tabular-nums">
          {best !== undefined && most > 0
            ? `najviše ${formatValue(series, most)}, ${inMonth(best.month)}`
            : 'još ništa u ovih 12 mjeseci'}
        </span>
      </figcaption>
      <div
        role="img"
        aria-label={`${seriesLabels[series]} po mjesecima`}
        className="grid h-28 grid-cols-12 items-end gap-1 border-b border-line sm:gap-2 md:h-40 lg:h-28 lg:gap-1.5"
      >
        {barHeights(values).map((height, index) => (
          <div
            key={months[index]?.month}
            className={cx('rounded-t-[3px]', index === values.length - 1 ? 'bg-primary' : 'bg-primary/45')}
            style={{ height: `${height}%` }}
          />
        ))}
      </div>
      {/* Below narrow bars every other month is labelled, because large text does not fit. The highest bar is named
          above. */}
      <div
        aria-hidden
        className="mt-1 grid grid-cols-12 gap-1 text-center text-[0.75rem] text-muted sm:gap-2 lg:gap-1.5 @max-[19rem]:grid-cols-6 @max-[19rem]:text-right @max-[19rem]:*:odd:hidden @max-[13rem]:hidden"
      >
        {months.map((month) => (
          <span key={month.month}>{shortMonth(month)}</span>
        ))}
      </div>
    </figure>
  )
}
