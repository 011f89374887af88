import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { createCall } from '#web/call.ts'
import { loadDates } from './load-dates.ts'

const answers: Record<string, unknown> = {
  '/api/v1/landing': { data: [] },
  '/api/v1/availability': { data: [] },
  '/api/v1/professionals': { data: [], current_page: 1, last_page: 1, per_page: 1, total: 0 },
}

const load = (query: string) =>
  loadDates(
    {
      call: createCall(async ({ path }) => ({ status: 200, body: answers[path.replace(/\?.*/, '')] })),
      today: toCalendarDay('2026-11-24'),
      publicUrl: 'https://zauvijek.test',
    },
    new Request(`https://zauvijek.test/dates?${query}`),
  )

test.each([
  ['city=Split', 'Split'],
  ['city=%20Split%00', 'Split'],
  ['city=%E2%80%AESplit', 'Split'],
  ['city=%00', ''],
  ['city=%E2%80%8B', ''],
])('the city of %s is read without what is not seen', async (query, city) => {
  expect(await load(query)).toMatchObject({ city, dropped: [] })
})
