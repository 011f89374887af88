import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#web/call.ts'
import { loadOptional } from './load.ts'

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
