import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#web/call.ts'
import { loadOptional, loadPage } from './load.ts'

describe('a part of a page', () => {
  test('is what was loaded', async () => {
    expect(await loadOptional(Promise.resolve([1]))).toEqual([1])
  })

  test.each([new ConnectionError(), new ApiError(503, null), new ApiError(404, null)])(
    'is null after %s, so that the rest of the page is shown',
    async (error) => {
      expect(await loadOptional(Promise.reject(error))).toBeNull()
    },
  )

  test.each([new ApiError(401, null), new TypeError('x is undefined')])(
    'throws %s, which concerns the whole page',
    async (error) => {
      await expect(loadOptional(Promise.reject(error))).rejects.toBe(error)
    },
  )
})

describe('a page that cannot be loaded', () => {
  const own = 'Učitavanje pružatelja usluga nije uspjelo.'

  test.each([
    [new ApiError(500, null), own],
    [new ApiError(500, { message: '' }), own],
    [new ApiError(500, { message: 'Baza se seli.' }), 'Baza se seli.'],
    [new ApiError(503, { message: 'Usluga nije dostupna.', code: 'unavailable' }), 'Usluga nije dostupna.'],
    [new ConnectionError(), new ConnectionError().message],
  ])('says after %s: %s', async (error, message) => {
    await expect(loadPage(Promise.reject(error), own)).rejects.toMatchObject({ data: { message } })
  })
})
