import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#web/call.ts'
import { toFailure, invalidFieldsText, invalidFieldNames, dropRepeatedFieldErrors } from './failure.ts'

const fallback = 'Prijava nije uspjela. Provjerite svoje podatke.'

describe('a failure', () => {
  test('is told in the server’s words, by field where it names fields', () => {
    const taken = new ApiError(422, { code: 'invalid', message: 'Zauzeto.', errors: { email: ['Zauzeto.'] } })
    expect(toFailure(taken, fallback)).toEqual({ message: 'Zauzeto.', fields: { email: ['Zauzeto.'] } })
  })

  test('is told in the server’s words also without a code', () => {
    expect(toFailure(new ApiError(500, { message: 'Baza se seli.' }), fallback).message).toBe('Baza se seli.')
  })

  test('is told in the server’s words when there were too many attempts', () => {
    const answer = new ApiError(429, { code: 'rate_limited', message: 'Previše pokušaja.' })
    expect(toFailure(answer, fallback).message).toBe('Previše pokušaja.')
  })

  test.each([
    [1, '1 sekundu'],
    [42, '42 sekunde'],
    [60, '1 minutu'],
    [61, '2 minute'],
    [900, '15 minuta'],
    [21 * 60, '21 minutu'],
    [3600, '1 sat'],
    [3601, '2 sata'],
  ])('says how long to wait when %d seconds are left', (seconds, wait) => {
    const answer = new ApiError(429, { code: 'rate_limited', message: 'Previše pokušaja.' }, seconds)
    expect(toFailure(answer, fallback).message).toBe(`Previše pokušaja. Pokušajte ponovo za ${wait}.`)
  })

  test('of the network says so', () => {
    expect(toFailure(new ConnectionError(), fallback).message).toContain('Nema veze')
  })

  test.each([
    ['an answer that is not the server’s', new ApiError(502, null)],
    ['a fault of ours', new TypeError('undefined is not a function')],
  ])('falls back to the form’s own sentence for %s', (_what, error) => {
    expect(toFailure(error, fallback).message).toBe(fallback)
  })

  test('lists the fields that the form has, and no others', () => {
    const fields = { email: ['…'], toString: ['…'], user_id: ['…'] }
    expect(invalidFieldNames({ message: '', fields }, { name: 'Ime', email: 'E-mail' })).toEqual(['email'])
  })

  test('lists the fields in the order of the form, whatever the order of the refusal', () => {
    const fields = { event_date: ['…'], event_type: ['…'] }
    const labels = { title: 'Naslov', event_type: 'Vrsta', event_date: 'Datum' }
    expect(invalidFieldNames({ message: '', fields }, labels)).toEqual(['event_type', 'event_date'])
  })
})

describe('a refused sign-in', () => {
  const sentence = 'E-mail ili lozinka nisu ispravni.'

  test('is a failure of the whole when the field says nothing else', () => {
    expect(dropRepeatedFieldErrors({ message: sentence, fields: { email: [sentence] } })).toEqual({
      message: sentence,
      fields: {},
    })
  })

  test('stays at its fields when they say more', () => {
    const failure = { message: 'Provjerite označena polja.', fields: { email: ['Ovo polje je obavezno.'] } }
    expect(dropRepeatedFieldErrors(failure)).toEqual(failure)
  })
})

test.each([
  [1, 'Provjerite označeno polje:'],
  [2, 'Provjerite 2 označena polja:'],
  [4, 'Provjerite 4 označena polja:'],
  [5, 'Provjerite 5 označenih polja:'],
  [12, 'Provjerite 12 označenih polja:'],
])('%d faulty fields are counted in Croatian', (count, text) => {
  expect(invalidFieldsText(count)).toBe(text)
})
