import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { messageRows } from './message-rows.ts'

const make = (id: number, time: string, changes: Partial<Message> = {}): Message => ({
  id,
  lead_id: 1,
  author: 'couple',
  author_name: 'Ana i Ivan',
  kind: 'text',
  body: 'Dobar dan',
  status: null,
  offer_id: null,
  offer_event: null,
  attachments: [],
  created_at: `2026-11-${time}:00.000Z`,
  read_at: null,
  ...changes,
})

const shapeOf = (messages: Message[], unread: number | null = null) =>
  messageRows(messages, unread).map(({ day, isContinued, hasTime, isFirstUnread }) =>
    [day, isContinued && 'continued', hasTime && 'time', isFirstUnread && 'unread'].filter(Boolean).join(' '),
  )

test('messages of one author within five minutes stand together under one time', () => {
  const messages = [make(0, '20T10:00'), make(1, '20T10:04'), make(2, '20T10:09')]
  expect(shapeOf(messages)).toEqual(['2026-11-20', 'continued time', 'time'])
})

test('another author, a status and another day begin anew', () => {
  const messages = [
    make(0, '20T22:58'),
    make(1, '20T22:59', { author: 'professional' }),
    make(2, '20T22:59', { author: 'system', kind: 'status' }),
    make(3, '20T23:00', { author: 'professional' }),
  ]
  expect(shapeOf(messages)).toEqual(['2026-11-20 time', 'time', 'time', '2026-11-21 time'])
})

test('what was not read begins anew, too', () => {
  expect(shapeOf([make(0, '20T10:00'), make(1, '20T10:01')], 1)).toEqual(['2026-11-20 time', 'time unread'])
})
