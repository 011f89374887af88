import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#web/call.ts'
import { toLeadFailure } from './failure.ts'

test('the server’s sentence is shown, its field messages stand beside their fields', () => {
  const error = new ApiError(422, {
    message: 'Provjerite označena polja.',
    code: 'invalid',
    errors: { event_date: ['Datum ne može biti prije današnjeg.'] },
  })
  expect(toLeadFailure(error)).toEqual({
    message: 'Provjerite označena polja.',
    fields: { event_date: ['Datum ne može biti prije današnjeg.'] },
  })
})

test('what belongs to no field of the form is said in its place', () => {
  const error = new ApiError(422, {
    message: 'Provjerite označena polja.',
    code: 'invalid',
    errors: { professional_id: ['Profil ne prima upite.'] },
  })
  expect(toLeadFailure(error)).toEqual({ message: 'Profil ne prima upite.', fields: {} })
})

test.each([new ApiError(502, null), new TypeError('x'), new ConnectionError()])(
  'without a sentence of the server it was simply not sent: %s',
  (error) => {
    expect(toLeadFailure(error).message).toMatch(/^Neuspjelo slanje zahtjeva/)
  },
)
