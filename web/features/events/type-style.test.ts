import { describe, expect, test } from 'vitest'
import { styleOfType, eventTitle, typeOptions } from './type-style.ts'

const channelOf = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(name: string): number {
  const hex = name === 'text-white' ? 'ffffff' : (/#([0-9a-f]{6})/.exec(name)?.[1] ?? '')
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => channelOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('what stands in the calendar', () => {
  test.each(['available', 'booked', 'blocked', 'something-new'])('as %s can be read', (type) => {
    const { fill, text } = styleOfType(type)
    const [high = 0, low = 0] = [luminance(fill), luminance(text)].toSorted((one, other) => other - one)
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5)
  })

  test('has a colour of its own by type', () => {
    const fills = typeOptions.map(({ type }) => styleOfType(type).fill)
    expect(new Set([...fills, styleOfType('something-new').fill]).size).toBe(4)
  })

  test('is called by its type when it has no title', () => {
    expect(eventTitle({ title: null, event_type: 'booked' })).toBe('Rezervirano')
    expect(eventTitle({ title: 'Iva i Marko', event_type: 'booked' })).toBe('Iva i Marko')
  })
})
