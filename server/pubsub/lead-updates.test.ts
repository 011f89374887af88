import { expect, test } from 'vitest'
import { createLeadUpdates, type LeadSide } from './lead-updates.ts'

async function follow(side: LeadSide, updates: ReturnType<typeof createLeadUpdates>) {
  const stream = updates.subscribe(side, AbortSignal.timeout(10_000))[Symbol.asyncIterator]()
  const next = async () => (await stream.next()).value
  expect(await next()).toEqual({ ids: [], mayMissSome: true, mayChangeCounts: true })
  return next
}

test('of a change that names one side only that one has other counts, and of any other both', async () => {
  const updates = createLeadUpdates()
  const professional = await follow({ professional_id: 1 }, updates)
  const couple = await follow({ couple_id: 2 }, updates)
  const expectCounts = async (payload: string, ofProfessional: boolean, ofCouple: boolean) => {
    updates.channel.onMessage(payload)
    const change = { ids: [5], mayMissSome: false }
    expect(await professional()).toEqual({ ...change, mayChangeCounts: ofProfessional })
    expect(await couple()).toEqual({ ...change, mayChangeCounts: ofCouple })
  }
  await expectCounts('1 5 2 professional', true, false)
  await expectCounts('1 5 2 couple', false, true)
  await expectCounts('1 5 2', true, true)
})

test('changes that come together have other counts where one of them has', async () => {
  const updates = createLeadUpdates()
  const couple = await follow({ couple_id: 2 }, updates)
  for (const payload of ['1 5 2 professional', '1 6 2', '1 7 2 professional']) updates.channel.onMessage(payload)
  expect(await couple()).toEqual({ ids: [5, 6, 7], mayMissSome: false, mayChangeCounts: true })
  updates.channel.onMessage('1 5 2 professional')
  expect(await couple()).toMatchObject({ ids: [5], mayChangeCounts: false })
})

test('who is too slow for more than fifty changed leads hears of fifty, and that there may be others', async () => {
  const updates = createLeadUpdates()
  const couple = await follow({ couple_id: 2 }, updates)
  const ids = Array.from({ length: 51 }, (_, number) => number + 1)
  for (const id of ids) updates.channel.onMessage(`1 ${id} 2`)
  expect(await couple()).toEqual({ ids: ids.slice(0, 50), mayMissSome: true, mayChangeCounts: true })
  for (const id of ids.slice(1)) updates.channel.onMessage(`1 ${id} 2`)
  expect(await couple()).toEqual({ ids: ids.slice(1), mayMissSome: false, mayChangeCounts: true })
})
