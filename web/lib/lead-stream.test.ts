import { afterEach, expect, test } from 'vitest'
import { leadCounts, type LeadCounts } from '#contract/leads.ts'
import { type LeadUpdate, publishLeadUpdate, resetLeadCounts, subscribeToLeadUpdates } from './lead-stream.ts'

afterEach(resetLeadCounts)

const countsOf = (total: number): LeadCounts => {
  const none = Object.fromEntries(Object.keys(leadCounts.shape).map((key) => [key, 0])) as LeadCounts // all are numbers
  return { ...none, total }
}

test('fewer leads than before mean that one is gone, and what is shown is to be read anew', () => {
  const told: LeadUpdate[] = []
  const end = subscribeToLeadUpdates((update) => void told.push(update))
  for (const total of [3, 3, 4, 3]) publishLeadUpdate({ counts: countsOf(total), isResumed: false })
  end()
  expect(told.map((update) => 'counts' in update && update.isResumed)).toEqual([false, false, false, true])
})
