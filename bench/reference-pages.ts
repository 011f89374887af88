import type { CalendarMonth } from '#contract/calendar-month.ts'
import { weeksOf } from '#server/features/embed/months.ts'

/** The pages that the reference program renders too. */
export const pageKinds = ['home', 'detail', 'map', 'dates', 'compare', 'embed'] as const
export type PageKind = (typeof pageKinds)[number]

export function pageOf(pathname: string): PageKind {
  const [, first, second] = pathname.split('/')
  if (first === 'professionals' && second !== undefined) return 'detail'
  return pageKinds.find((kind) => kind === first) ?? 'home'
}

interface EmbeddedMonth {
  name: string
  days: ReadonlyMap<string, string>
}

const drawn = (path: string) =>
  `<svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`
const taken = { classes: 'taken', word: 'zauzeto', mark: drawn('M3 3 9 9M9 3 3 9') }
const seenAs: Record<string, typeof taken> = {
  available: { classes: 'available', word: 'slobodno', mark: drawn('M2 6.5 5 9.5 10 3') },
  booked: taken,
  blocked: taken,
  unknown: { classes: 'unknown', word: 'nema podatka', mark: '' },
}
const asks = '<span class="unseen">. Pošaljite upit, otvara se u novoj kartici</span>'

const longDay = new Intl.DateTimeFormat('hr-HR', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

const writtenWeeks = (month: CalendarMonth) =>
  weeksOf(month).map((week) =>
    week.map(
      (day) => day && { day, number: Number(day.slice(8)), words: longDay.format(new Date(`${day}T00:00:00Z`)) },
    ),
  )

/**
 * Writes the product's calendar for other sites: its table is rebuilt day by day, with as many bytes, from each month's
 * days in words, which are written once; the rest of the page is sent unchanged.
 */
export function embedWriter(markup: string) {
  const [head = '', rest = ''] = markup.split('<tbody>')
  const tail = rest.slice(rest.indexOf('</tbody>'))
  const [, origin = ''] = /href="([^"]*)\/professionals\//.exec(markup) ?? []
  const months = new Map<CalendarMonth, ReturnType<typeof writtenWeeks>>()

  function weeksFor(month: CalendarMonth) {
    const weeks = months.get(month) ?? writtenWeeks(month)
    months.set(month, weeks)
    return weeks
  }

  return (id: string, month: CalendarMonth, { name, days }: EmbeddedMonth): string => {
    let text = `${head}<caption>${name}</caption><tbody>`
    for (const week of weeksFor(month)) {
      text += '<tr>'
      for (const shown of week) {
        const seen = shown && seenAs[days.get(shown.day) ?? 'unknown']
        if (!seen) {
          text += '<td></td>'
          continue
        }
        const { classes, word, mark } = seen
        const label = `<span class="unseen">${shown.words}, ${word}</span>`
        const sign = `<span aria-hidden="true">${shown.number}</span>${mark}`
        text +=
          seen === taken
            ? `<td class="${classes}"><span>${label}${sign}</span></td>`
            : `<td class="${classes}"><a href="${origin}/professionals/${id}?date=${shown.day}" target="_blank" rel="noopener">${label}${asks}${sign}</a></td>`
      }
      text += '</tr>'
    }
    return text + tail
  }
}
