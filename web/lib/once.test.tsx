import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { toCalendarDay as dayOf } from '#contract/calendar-day.ts'
import type { AvailabilityDay } from '#contract/availability.ts'
import type { CalendarMonth } from '#contract/calendar-month.ts'
import type { Site } from '#contract/site.ts'
import { CalendarWithLegend } from '#web/features/availability/calendar-with-legend.tsx'
import { Footer } from '#web/features/shell/footer.tsx'
import { DetailMap } from '#web/features/towns/detail-map.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { giveOnce, once } from './once.ts'
import { rememberParts } from './rendered-once.ts'

const live = (_key: string, part: () => ReactNode) => ({ children: part() })

afterEach(() => giveOnce(live))

const today = dayOf('2027-06-10')
const site: Site = {
  operator_name: null,
  operator_address: null,
  operator_oib: null,
  contact_email: 'info@primjer.test',
  contact_phone: null,
  fictional: true,
}

interface CalendarCase {
  id: string
  month: string
  /** For three days; undefined if nothing is entered. */
  status?: AvailabilityDay['status']
  query?: string
}

function Calendar({ id, month, status, query = '' }: CalendarCase) {
  const days = status === undefined ? [] : ['09', '10', '11'].map((day) => ({ date: dayOf(`${month}-${day}`), status }))
  return (
    <CalendarWithLegend
      month={month as CalendarMonth}
      span={{ first: '2027-06' as CalendarMonth, last: '2028-06' as CalendarMonth }}
      days={days}
      today={today}
      chosen="2027-06-11"
      ownDays={new Map(status === 'booked' ? [['2027-06-11', 'own']] : [])}
      links={{
        sectionId: 'dostupnost',
        formId: 'upit',
        hrefOfMonth: (other) => `/professionals/${id}?month=${other}${query}`,
        hrefOfDay: (day) => `/professionals/${id}?date=${day}${query}`,
      }}
      onChoose={() => {}}
    />
  )
}

/** Variants that differ in one thing each, so that a key which ignores it is noticed. */
const parts: Record<string, (() => ReactNode)[]> = {
  calendar: [
    () => <Calendar id="7" month="2027-06" />,
    () => <Calendar id="8" month="2027-06" status="available" />,
    () => <Calendar id="8" month="2027-06" status="booked" />,
    () => <Calendar id="8" month="2027-06" status="blocked" />,
    () => <Calendar id="8" month="2027-07" status="blocked" />,
    () => <Calendar id="8" month="2027-07" status="blocked" query="&package=3" />,
  ],
  footer: [
    () => <Footer year={undefined} site={undefined} />,
    () => <Footer year="2027" site={site} />,
    () => <Footer year="2028" site={{ ...site, contact_phone: '+385 1 234 567' }} />,
  ],
  map: [
    () => <DetailMap city="Split" travelsKm={null} />,
    () => <DetailMap city="Split" travelsKm={30} />,
    () => <DetailMap city="split" travelsKm={30} />,
    () => <DetailMap city="Zadar" travelsKm={30} />,
    () => <DetailMap city="<b>Nigdje</b>" travelsKm={30} />,
  ],
  stars: [() => <Stars rating={4.6} />, () => <Stars rating={4.4} className="mt-1" />, () => <Stars rating={5} />],
}

const render = (part: ReactNode) => renderToString(<StaticRouter location="/professionals/7">{part}</StaticRouter>)

describe('a part that the server renders once', () => {
  test.each(Object.entries(parts))('has the HTML of one that is rendered each time: %s', (_name, variants) => {
    const expected = variants.map((variant) => render(variant()))
    const { give, renderMissed } = rememberParts()
    giveOnce(give)
    expect(variants.map((variant) => render(variant()))).toEqual(expected)
    renderMissed()
    expect(variants.map((variant) => render(variant()))).toEqual(expected)
  })

  test('is not rendered again once its HTML is there', () => {
    const { give, renderMissed } = rememberParts()
    giveOnce(give)
    let times = 0
    const Part = () => <b>{++times}</b>
    const page = () => render(<p {...once('part', () => <Part />)} />)
    expect(page()).toBe('<p><b>1</b></p>')
    renderMissed()
    expect([page(), page()]).toEqual(['<p><b>2</b></p>', '<p><b>2</b></p>'])
  })

  test('that fails is not tried for each page', () => {
    const { give, renderMissed } = rememberParts()
    give('part', () => 'fine')
    give('failing', () => ({}) as ReactNode)
    expect(renderMissed).toThrow()
    expect(renderMissed).not.toThrow()
    expect(give('part', () => 'again')).toEqual({ dangerouslySetInnerHTML: { __html: 'fine' } })
  })

  test('gives way to newer ones', () => {
    const { give, renderMissed } = rememberParts(2)
    const isThere = (key: string) => 'dangerouslySetInnerHTML' in give(key, () => key)
    for (const key of ['a', 'b', 'c']) {
      give(key, () => key)
      renderMissed()
    }
    expect(['a', 'b', 'c'].map(isThere)).toEqual([false, true, true])
  })
})
