import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Month } from './text.ts'
import { MonthChart } from './month-chart.tsx'

const makeMonth = (month: string, views: number): Month => ({
  month,
  views,
  saves: 0,
  leads: 0,
  answered: 0,
  booked: 0,
  offers: 0,
  offers_accepted: 0,
  agreed_value: 0,
})

test('a chart says which month had most, and one without anything that there is nothing yet', () => {
  const months = [makeMonth('2026-10', 3), makeMonth('2026-11', 12)]
  expect(renderToStaticMarkup(<MonthChart months={months} series="views" />)).toContain('najviše 12, u studenome 2026.')
  expect(renderToStaticMarkup(<MonthChart months={months} series="saves" />)).toContain('još ništa u ovih 12 mjeseci')
})
