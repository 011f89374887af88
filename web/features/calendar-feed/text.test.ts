import { expect, test } from 'vitest'
import { webcalOf } from './text.ts'

test.each(['https://zauvijek.example/calendars/t.ics', 'http://zauvijek.example/calendars/t.ics'])(
  '%s opens in a calendar program',
  (url) => {
    expect(webcalOf(url)).toBe('webcal://zauvijek.example/calendars/t.ics')
  },
)
