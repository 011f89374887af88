import { expect, test } from 'vitest'
import { createPauses } from './pauses.ts'

const SHORT_MS = 1_000
const LONG_MS = 60_001

test('a worker that ends is replaced at once, and each that does not last a minute after twice as long, up to half one', () => {
  const { next } = createPauses()
  const pauses = Array.from({ length: 11 }, () => next(SHORT_MS))
  expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  expect([next(LONG_MS), next(SHORT_MS)]).toEqual([0, 250])
})
