import { createHash } from 'node:crypto'
import type { AvailabilityDay } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { CalendarMonth } from '#contract/calendar-month.ts'
import { originOfHost } from '#contract/embed-hosts.ts'
import { monthTitle } from '#contract/month-names.ts'
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
 * Nothing runs, is loaded or is sent. Someone who overlays the page invisibly can make people open a link in a new tab,
 * and no more.
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

const weekdays = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja']

type Shown = 'available' | 'taken' | 'unknown'

const drawn = (path: string) =>
  new Markup(
    `<svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`,
  )

/**
 * A shape in addition to the colour, for those who cannot tell colours apart; drawn, because many fonts lack the
 * characters.
 */
const marks: Record<Shown, Markup> = {
  available: drawn('M2 6.5 5 9.5 10 3'),
  taken: drawn('M3 3 9 9M9 3 3 9'),
  unknown: new Markup(''),
}
const words: Record<Shown, string> = { available: 'slobodno', taken: 'zauzeto', unknown: 'nema podatka' }

const newTab = new Markup('target="_blank" rel="noopener"')

/**
 * A placeholder for the professional's id in markup that is written once for all; no other number there has as many
 * digits.
 */
const ANYBODY = 2_147_483_647

/** A cell's markup before and after the professional's id in its address; without an address, all of it is before. */
type WrittenCell = readonly [before: string, after?: string]

function writeCell(day: CalendarDay, status: Shown, classes: string, publicUrl: string): WrittenCell {
  const sign = markup`<span aria-hidden="true">${String(Number(day.slice(8)))}</span>`
  const asks = status === 'taken' ? '' : '. Pošaljite upit, otvara se u novoj kartici'
  const seen = markup`<span class="unseen">${longDay(day)}, ${words[status]}${asks}</span>${sign}${marks[status]}`
  if (status === 'taken') return [markup`<td class="${classes}"><span>${seen}</span></td>`.text]
  const url = publicUrl + pages.professional(ANYBODY, day)
  const [before = '', after] = markup`<td class="${classes}"><a href="${url}" ${newTab}>${seen}</a></td>`.text.split(
    String(ANYBODY),
  )
  return [before, after]
}

interface WrittenDay {
  day: CalendarDay
  past: string
  cells: Record<Shown, WrittenCell>
}

function writeDay(day: CalendarDay, publicUrl: string): WrittenDay {
  const cellOf = (status: Shown) => writeCell(day, status, status, publicUrl)
  return {
    day,
    past: `<td class="past"><span>${Number(day.slice(8))}</span></td>`,
    cells: { available: cellOf('available'), taken: cellOf('taken'), unknown: cellOf('unknown') },
  }
}

const written = new Map<string, (WrittenDay | null)[][]>()

/** The same for every calendar. There are two years of months, and one more each month. */
function writtenWeeks(month: CalendarMonth, publicUrl: string): (WrittenDay | null)[][] {
  const key = `${month} ${publicUrl}`
  const known = written.get(key)
  if (known) return known
  const weeks = weeksOf(month).map((week) => week.map((day) => day && writeDay(day, publicUrl)))
  written.set(key, weeks)
  return weeks
}

/** Appended to a single string, because joining the cells of each week costs as much as the rest of the page. */
function writeTable({ professionalId, month, days, today, publicUrl }: ShownCalendar): Markup {
  const statuses = new Map<string, Shown>(
    days.map(({ date, status }) => [date, status === 'available' ? status : 'taken']),
  )
  let text = ''
  for (const week of writtenWeeks(month, publicUrl)) {
    text += '<tr>'
    for (const shown of week) {
      if (shown === null) text += '<td></td>'
      else if (shown.day < today) text += shown.past
      else {
        const status = statuses.get(shown.day) ?? 'unknown'
        const isToday = shown.day === today
        const [before, after] = isToday ? writeCell(today, status, `${status} today`, publicUrl) : shown.cells[status]
        text += after === undefined ? before : before + professionalId + after
      }
    }
    text += '</tr>'
  }
  return new Markup(text)
}

const heads = weekdays.map((name) => markup`<th scope="col"><abbr title="${name}">${name.slice(0, 3)}</abbr></th>`)

const monthLink = (id: number, month: CalendarMonth | null, place: 'before' | 'after'): Markup =>
  month === null
    ? markup``
    : markup`<a class="${place}" href="${embedPath(id, month)}" aria-label="${monthTitle(month)}"><span aria-hidden="true">${place === 'before' ? '‹' : '›'}</span></a>`

/** The month as a page of its own, without scripts, for a frame on another site. */
export function embedDocument(calendar: ShownCalendar): string {
  const { professionalId, companyName, month, today, publicUrl } = calendar
  const { before, after } = monthsBeside(month, today)
  const { text } = markup`<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${companyName}: slobodni datumi, ${monthTitle(month)}</title>
<style>${new Markup(embedStyle)}</style></head>
<body><main><h1>${companyName}: slobodni datumi</h1>
<nav class="months" aria-label="Mjeseci">${monthLink(professionalId, before, 'before')}<h2 id="mjesec">${monthTitle(month)}</h2>${monthLink(professionalId, after, 'after')}</nav>
<table aria-labelledby="mjesec"><thead><tr>${heads}</tr></thead><tbody>${writeTable(calendar)}</tbody></table>
<ul class="legend"><li>${marks.available} slobodno</li><li>${marks.taken} zauzeto</li><li>bez oznake: nema podatka</li></ul>
<a class="enquiry" href="${publicUrl}${pages.professional(professionalId)}" ${newTab}>Pošaljite upit na Zauvijeku<span class="unseen"> (otvara se u novoj kartici)</span></a>
</main></body></html>
`
  return text
}
