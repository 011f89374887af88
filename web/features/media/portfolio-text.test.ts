import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#web/call.ts'
import { batchText, countText, explainUpload, validateFile, overflowText } from './portfolio-text.ts'

describe('a chosen file', () => {
  test.each(['image/jpeg', 'image/jpg', 'image/png'])('may be %s of exactly 5 MB', (type) => {
    expect(validateFile({ type, size: 5 * 1024 * 1024 })).toBeNull()
  })

  test.each(['image/webp', 'image/gif', 'image/heic', 'application/pdf', ''])('may not be %j', (type) => {
    expect(validateFile({ type, size: 10 })).toBe('Samo JPG, JPEG i PNG formati su dozvoljeni.')
  })

  test('may not be larger', () => {
    expect(validateFile({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe('Slika mora biti manja od 5MB.')
  })
})

test.each([
  [12, 0, '12 od 30 slika'],
  [26, 1, '26 od 30 slika, još 1 se učitava'],
  [26, 4, '26 od 30 slika, još 4 se učitavaju'],
  [0, 11, '0 od 30 slika, još 11 se učitava'],
])('of %i pictures and %i that are sent the page says: %s', (count, underWay, text) => {
  expect(countText(count, underWay)).toBe(text)
})

describe('a failed upload', () => {
  test.each([
    [403, { message: 'Nemate dopuštenje.', code: 'forbidden' }, 'Samo profesionalci mogu učitavati slike', false],
    [409, { message: 'Isti se zahtjev još obrađuje.', code: 'conflict' }, 'Isti se zahtjev još obrađuje.', true],
    [413, null, 'Slika mora biti manja od 5MB.', false],
    [422, null, 'Neispravan format ili veličina datoteke', false],
    [422, { message: 'Portfelj je pun.', code: 'invalid' }, 'Portfelj je pun.', false],
    [
      422,
      { message: 'Provjerite označena polja.', code: 'invalid', errors: { image: ['Nije slika.'] } },
      'Nije slika.',
      false,
    ],
    [500, { message: 'Pogreška.', code: 'internal' }, 'Učitavanje nije uspjelo. Molimo pokušajte ponovo.', true],
    [503, null, 'Učitavanje nije uspjelo. Molimo pokušajte ponovo.', true],
  ] as const)('of status %i with %j', (status, answer, message, canRetry) => {
    const read =
      answer === null ? null : { ...answer, errors: { image: [...('errors' in answer ? answer.errors.image : [])] } }
    expect(explainUpload(new ApiError(status, read))).toEqual({ message, canRetry })
  })

  test('for lack of a connection may be tried again', () => {
    expect(explainUpload(new ConnectionError())).toMatchObject({ canRetry: true })
  })

  test('for too many of them says how long to wait', () => {
    expect(explainUpload(new ApiError(429, null, 20))).toEqual({
      message: 'Previše pokušaja. Pokušajte ponovo za 20 sekundi.',
      canRetry: true,
    })
  })
})

test.each([
  [0, 3, null],
  [1, 0, 'Slika uspješno učitana!'],
  [2, 0, '2 slike uspješno učitane!'],
  [5, 0, '5 slika uspješno učitano!'],
  [21, 0, '21 slika uspješno učitana!'],
  [1, 1, 'Slika uspješno učitana! 1 slika nije učitana.'],
  [3, 2, '3 slike uspješno učitane! 2 slike nisu učitane.'],
])('a batch of which %i arrived and %i did not says %j', (arrived, missing, text) => {
  expect(batchText(arrived, missing)).toBe(text)
})

test('what does not fit is counted', () => {
  expect(overflowText(1)).toBe('Portfelj može imati najviše 30 slika. 1 slika nije dodana.')
  expect(overflowText(5)).toBe('Portfelj može imati najviše 30 slika. 5 slika nije dodano.')
})
