import { daysFrom } from '#contract/calendar-day.ts'
import { firstDayOf, isCalendarMonth, lastDayOf } from '#contract/calendar-month.ts'

/** The pages that the bare program makes, too. */
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

/** The table of the product's page written anew, a day at a time; the rest of the page is sent as it was. */
export function writeEmbed(markup: string, month: string, { name, days }: EmbeddedMonth): string {
  const [head = '', rest = ''] = markup.split('<tbody>')
  const tail = rest.slice(rest.indexOf('</tbody>'))
  if (!isCalendarMonth(month)) return head + tail
  const cells = daysFrom(firstDayOf(month), lastDayOf(month)).map((day) => {
    const status = days.get(day) ?? 'unknown'
    const seen = `<span class="unseen">${day}, ${status}</span><span aria-hidden="true">${Number(day.slice(8))}</span>`
    const link = `<a href="/professionals/1?date=${day}" target="_blank" rel="noopener">${seen}</a>`
    return `<td class="${status}">${status === 'booked' || status === 'blocked' ? seen : link}</td>`
  })
  return `${head}<caption>${name}</caption><tbody><tr>${cells.join('')}</tr>${tail}`
}
