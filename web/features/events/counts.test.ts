import { expect, test } from 'vitest'
import { countEvents } from './counts.ts'

test('only active events are counted, each by its type', () => {
  const events = [
    { event_type: 'available', status: 'active' },
    { event_type: 'available', status: 'active' },
    { event_type: 'available', status: 'cancelled' },
    { event_type: 'booked', status: 'active' },
    { event_type: 'blocked', status: 'cancelled' },
  ] as const
  expect(countEvents(events)).toEqual({ available: 2, booked: 1, blocked: 0, total: 3 })
})
