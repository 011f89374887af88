import { describe, expect, test, vi } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { createPage } from '#contract/page.ts'
import { createConversation } from './conversation.ts'

const make = (id: number): Message => ({
  id,
  lead_id: 1,
  author: 'professional',
  author_name: 'Studio',
  kind: 'text',
  body: `Poruka ${id}`,
  status: null,
  offer_id: null,
  offer_event: null,
  attachments: [],
  created_at: '2026-11-22T10:00:00.000Z',
  read_at: null,
})

/** A server with these messages, two per page, newest first. */
function makeServer(ids: number[]) {
  const asked: object[] = []
  const fetchPage = async (query: { before?: number; after?: number; page: number }) => {
    asked.push(query)
    const { before = Infinity, after = -1, page } = query
    const fitting = ids.filter((id) => id < before && id > after).toSorted((one, other) => other - one)
    await Promise.resolve()
    return createPage(fitting.slice((page - 1) * 2, page * 2).map(make), fitting.length, { page, per_page: 2 })
  }
  return { ids, asked, fetchPage }
}

async function open(ids: number[]) {
  const server = makeServer(ids)
  const first = await server.fetchPage({ page: 1 })
  server.asked.length = 0
  const onArrival = vi.fn<(messages: readonly Message[]) => void>()
  const conversation = createConversation({ first, fetchPage: server.fetchPage, onArrival })
  const shown = () => conversation.read().messages.map(({ id }) => id)
  const arrived = () => onArrival.mock.calls.map(([messages]) => messages.map(({ id }) => id))
  return { ...server, conversation, shown, arrived }
}

describe('an open conversation', () => {
  test('begins with the newest page, the oldest of it first', async () => {
    const { shown, conversation } = await open([0, 5, 9])
    expect(shown()).toEqual([5, 9])
    expect(conversation.read().older).toBe('more')
  })

  test('has all once the lead’s own message is there', async () => {
    const { shown, conversation } = await open([0, 5, 9])
    await conversation.loadOlder()
    expect(shown()).toEqual([0, 5, 9])
    expect(conversation.read().older).toBe('none')
  })

  test('catches up with everything newer, over several pages', async () => {
    const { ids, shown, arrived, conversation } = await open([0, 5])
    ids.push(6, 7, 8, 9, 12)
    await conversation.catchUp()
    expect(shown()).toEqual([0, 5, 6, 7, 8, 9, 12])
    expect(arrived()).toEqual([[6, 7, 8, 9, 12]])
  })

  test('misses nothing that came before a message of its own', async () => {
    const { ids, shown, conversation } = await open([0, 5])
    ids.push(6, 7)
    conversation.addSent(make(7))
    expect(shown()).toEqual([0, 5, 7])
    await conversation.catchUp()
    expect(shown()).toEqual([0, 5, 6, 7])
  })

  test('asks once more for what came while it asked, and not once for each call', async () => {
    const { ids, asked, shown, conversation } = await open([0, 5])
    const first = conversation.catchUp()
    ids.push(6)
    await Promise.all([first, conversation.catchUp(), conversation.catchUp()])
    expect(shown()).toEqual([0, 5, 6])
    expect(asked).toHaveLength(2)
  })

  test('can be asked for older ones again after a failure', async () => {
    const { fetchPage } = makeServer([0, 1, 5])
    const failing = vi
      .fn<typeof fetchPage>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockImplementation(fetchPage)
    const conversation = createConversation({
      first: await fetchPage({ page: 1 }),
      fetchPage: failing,
      onArrival: () => {},
    })
    await conversation.loadOlder()
    expect(conversation.read().older).toBe('failed')
    await conversation.loadOlder()
    expect(conversation.read()).toMatchObject({ older: 'none', messages: [{ id: 0 }, { id: 1 }, { id: 5 }] })
  })
})
