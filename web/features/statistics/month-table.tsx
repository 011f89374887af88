import { formatCount } from '#contract/croatian.ts'
import { monthTitle } from '#contract/month-names.ts'
import { calendarMonth, type Month, type Series, seriesLabels, shortMonth } from './text.ts'

const columns: Series[] = ['views', 'saves', 'leads', 'answered', 'booked', 'agreed_value']

/** Column headings of one word, which fit on a phone. */
const shortLabels: Record<Series, string> = {
  views: 'Pregledi',
  saves: 'Favoriti',
  leads: 'Upiti',
  answered: 'Odg.',
  booked: 'Rez.',
  agreed_value: 'Dog.\u00A0€',
}

/** Newest month first. */
export function MonthTable({ months }: { months: Month[] }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-right wrap-normal tabular-nums lg:table-fixed max-sm:text-sm print:table-auto print:text-sm">
        <caption className="sr-only">Brojke po mjesecima</caption>
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="py-3 pl-2 text-left font-semibold sm:pl-5">
              Mjesec
            </th>
            {columns.map((series) => (
              <th key={series} scope="col" className="py-3 pl-1 font-semibold last:pr-2 sm:pl-4 sm:last:pr-5">
                <span className="max-md:hidden">
                  {seriesLabels[series]}
                  {series === 'agreed_value' && ' (€)'}
                </span>
                <span className="md:hidden">
                  <abbr title={seriesLabels[series]} className="no-underline">
                    {shortLabels[series]}
                  </abbr>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month} className="border-t border-line">
              <th scope="row" className="py-2.5 pl-2 text-left font-normal sm:pl-5">
                <span className="whitespace-nowrap max-sm:hidden">{monthTitle(calendarMonth(month))}</span>
                <span className="whitespace-nowrap sm:hidden">
                  {shortMonth(month)} {month.month.slice(0, 4)}.
                </span>
              </th>
              {columns.map((series) => (
                <td key={series} className="py-2.5 pl-1 last:pr-2 sm:pl-4 sm:last:pr-5">
                  {formatCount(Math.round(month[series]))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
