import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#web/call.ts'
import { loadPart } from './load.ts'

describe('a part of a page', () => {
  test('is what was loaded', async () => {
    expect(await loadPart(Promise.resolve([1]))).toEqual([1])
  })

  test.each([new ConnectionError(), new ApiError(503, null), new ApiError(404, null)])(
    'is null after %s, so that the rest of the page is shown',
    async (error) => {
      expect(await loadPart(Promise.reject(error))).toBeNull()
    },
  )

  test.each([new ApiError(401, null), new TypeError('x is undefined')])(
    'throws %s, which concerns the whole page',
    async (error) => {
      await expect(loadPart(Promise.reject(error))).rejects.toBe(error)
    },
  )
})
