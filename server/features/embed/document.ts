import { createHash } from 'node:crypto'
import type { AvailabilityDay } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { CalendarMonth } from '#contract/calendar-month.ts'
import { originOfHost } from '#contract/embed-hosts.ts'
import { embedPath, pages } from '#contract/paths.ts'
import { markup, Markup } from '#server/markup.ts'
import { monthsBeside, weeksOf } from './months.ts'
import { embedStyle } from './style.ts'

interface ShownCalendar {
  professionalId: number
  companyName: string
  month: CalendarMonth
  days: readonly AvailabilityDay[]
  today: CalendarDay
  publicUrl: string
}

const styleHash = createHash('sha256').update(embedStyle).digest('base64')

/**
 * Nothing runs, nothing is loaded and nothing is sent: whoever lays something invisible over the page can have a link
 * opened in a tab of its own, and no more.
 */
export const embedPolicy = (hosts: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hosts.map(originOfHost).join(' ')}`,
  ].join('; ')

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('hr-HR', { timeZone: 'UTC', ...options })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}
const longDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' })

const monthNames =
  'siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac'.split(' ')

/** `lipanj 2027.`, the month alone in the nominative, which the formatter has in the genitive. */
const monthTitle = (month: CalendarMonth) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}.`

const weekdays = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja']

type Shown = 'available' | 'taken' | 'unknown'

const drawn = (path: string) =>
  new Markup(
    `<svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`,
  )

/** A sign beside the colour, for those who do not tell colours apart; drawn, since many fonts have none of them. */
const marks: Record<Shown, Markup> = {
  available: drawn('M2 6.5 5 9.5 10 3'),
  taken: drawn('M3 3 9 9M9 3 3 9'),
  unknown: new Markup(''),
}
const words: Record<Shown, string> = { available: 'slobodno', taken: 'zauzeto', unknown: 'nema podatka' }

const newTab = new Markup('target="_blank" rel="noopener"')

interface WrittenDay {
  day: CalendarDay
  number: string
  /** The content of its cell. */
  seen: Record<Shown, Markup>
}

function writeDay(day: CalendarDay): WrittenDay {
  const number = String(Number(day.slice(8)))
  const sign = markup`<span aria-hidden="true">${number}</span>`
  const asks = markup`<span class="unseen">. Pošaljite upit, otvara se u novoj kartici</span>`
  const seenAs = (status: Shown) =>
    markup`<span class="unseen">${longDay(day)}, ${words[status]}</span>${status === 'taken' ? '' : asks}${sign}${marks[status]}`
  return {
    day,
    number,
    seen: { available: seenAs('available'), taken: seenAs('taken'), unknown: seenAs('unknown') },
  }
}

const written = new Map<CalendarMonth, (WrittenDay | null)[][]>()

/** The same for every calendar. There are two years of them, and each month one more. */
function writtenWeeks(month: CalendarMonth): (WrittenDay | null)[][] {
  const known = written.get(month)
  if (known) return known
  const weeks = weeksOf(month).map((week) => week.map((day) => day && writeDay(day)))
  written.set(month, weeks)
  return weeks
}

function cell(shown: WrittenDay | null, statuses: ReadonlyMap<string, Shown>, calendar: ShownCalendar): Markup {
  const { today, publicUrl, professionalId } = calendar
  if (shown === null) return markup`<td></td>`
  const { day, number, seen } = shown
  if (day < today) return markup`<td class="past"><span>${number}</span></td>`
  const status = statuses.get(day) ?? 'unknown'
  const classes = day === today ? `${status} today` : status
  if (status === 'taken') return markup`<td class="${classes}"><span>${seen.taken}</span></td>`
  const url = publicUrl + pages.professional(professionalId, day)
  return markup`<td class="${classes}"><a href="${url}" ${newTab}>${seen[status]}</a></td>`
}

const monthLink = (id: number, month: CalendarMonth | null, place: 'before' | 'after'): Markup =>
  month === null
    ? markup``
    : markup`<a class="${place}" href="${embedPath(id, month)}" aria-label="${monthTitle(month)}"><span aria-hidden="true">${place === 'before' ? '‹' : '›'}</span></a>`

/** The month as a page of its own, without script, for the frame of another site. */
export function embedDocument(calendar: ShownCalendar): string {
  const { professionalId, companyName, month, days, today, publicUrl } = calendar
  const statuses = new Map<string, Shown>(
    days.map(({ date, status }) => [date, status === 'available' ? status : 'taken']),
  )
  const { before, after } = monthsBeside(month, today)
  const rows = writtenWeeks(month).map((week) => markup`<tr>${week.map((day) => cell(day, statuses, calendar))}</tr>`)
  const heads = weekdays.map((name) => markup`<th scope="col"><abbr title="${name}">${name.slice(0, 3)}</abbr></th>`)
  const { text } = markup`<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${companyName}: slobodni termini, ${monthTitle(month)}</title>
<style>${new Markup(embedStyle)}</style></head>
<body><main><h1>${companyName}: slobodni termini</h1>
<nav class="months" aria-label="Mjeseci">${monthLink(professionalId, before, 'before')}<h2 id="mjesec">${monthTitle(month)}</h2>${monthLink(professionalId, after, 'after')}</nav>
<table aria-labelledby="mjesec"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>
<ul class="legend"><li>${marks.available} slobodno</li><li>${marks.taken} zauzeto</li><li>bez oznake: nema podatka</li></ul>
<a class="enquiry" href="${publicUrl}${pages.professional(professionalId)}" ${newTab}>Pošaljite upit na Zauvijeku<span class="unseen"> (otvara se u novoj kartici)</span></a>
</main></body></html>
`
  return text
}
