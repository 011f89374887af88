import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { notArrived } from './not-arrived.ts'
import type { OutgoingMessage } from './outgoing-messages.ts'

const outgoing = (given: Partial<OutgoingMessage>): OutgoingMessage => ({
  key: 'key-1',
  leadId: 1,
  body: 'Da',
  files: [],
  created_at: '2026-11-22T10:00:00.000Z',
  after: 5,
  state: 'sending',
  sent: 0,
  note: null,
  canRetry: false,
  ...given,
})

const message = (id: number, given: Partial<Message> = {}) =>
  ({ id, author: 'couple', body: 'Da', attachments: [], ...given }) as unknown as Message // nothing else is looked at

const keysOf = (ones: readonly OutgoingMessage[], messages: readonly Message[]) =>
  notArrived(ones, messages, 'couple').map(({ key }) => key)

test('one that the conversation has already is not on its way any more, also while it waits and the other side answers', () => {
  const answered = [message(5), message(6), message(7, { author: 'professional', body: 'Hvala' })]
  expect(keysOf([outgoing({})], answered)).toEqual([])
  expect(keysOf([outgoing({ state: 'waiting', note: 'Bez veze' })], answered)).toEqual([])
})

test.each([
  ['the same words of before', {}, message(5)],
  ['the same words of the other side', {}, message(6, { author: 'professional' })],
  ['the same words without the file', { files: [new File(['x'], 'ugovor.pdf')] }, message(6)],
  ['nothing that is known to come after it', { after: undefined }, message(6)],
  ['a failure that its author decides about', { state: 'failed' as const }, message(6)],
])('one stays on its way for %s', (_, given, there) => {
  expect(keysOf([outgoing(given)], [there])).toEqual(['key-1'])
})

test('of two with the same words one has arrived', () => {
  expect(keysOf([outgoing({}), outgoing({ key: 'key-2', state: 'waiting' })], [message(6)])).toEqual(['key-2'])
})
