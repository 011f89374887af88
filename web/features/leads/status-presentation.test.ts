import { describe, expect, test } from 'vitest'
import { receivedLabelOf, statusActionLabel } from './status-presentation.ts'

describe('a booking that is cancelled', () => {
  test('has the same word for its professional as for its couple', () => {
    expect(receivedLabelOf({ status: 'rejected', is_called_off: true })).toBe('Otkazano')
    expect(receivedLabelOf({ status: 'rejected', is_called_off: false })).toBe('Odbijeno')
    expect(receivedLabelOf({ status: 'new', is_called_off: false })).toBe('Novo')
  })

  test('is cancelled by an entry that says so; an enquiry is rejected', () => {
    expect(statusActionLabel('booked', 'rejected')).toBe('Otkaži rezervaciju')
    expect(statusActionLabel('contacted', 'rejected')).toBe('Označi kao odbijeno')
    expect(statusActionLabel('contacted', 'booked')).toBe('Označi kao rezervirano')
  })
})
