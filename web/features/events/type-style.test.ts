import { describe, expect, test } from 'vitest'
import { styleOfType, eventTitle, typeOptions } from './type-style.ts'

describe('what stands in the calendar', () => {
  test('has a colour of its own by type', () => {
    const fills = typeOptions.map(({ type }) => styleOfType(type).fill)
    expect(new Set([...fills, styleOfType('something-new').fill]).size).toBe(4)
  })

  test('is called by its type when it has no title', () => {
    expect(eventTitle({ title: null, event_type: 'booked' })).toBe('Rezervirano')
    expect(eventTitle({ title: 'Iva i Marko', event_type: 'booked' })).toBe('Iva i Marko')
  })
})
