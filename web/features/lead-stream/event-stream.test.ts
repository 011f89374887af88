import { expect, test } from 'vitest'
import { eventParser, type StreamEvent } from './event-stream.ts'

function read(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const feed = eventParser(
    (event) => events.push(event),
    () => {},
  )
  for (const piece of pieces) feed(piece)
  return events
}

test('an event has its type, its data and its id', () => {
  expect(read('event: lead\nid: 12\ndata: {"id":12}\n\n')).toEqual([{ type: 'lead', data: '{"id":12}', id: '12' }])
})

test('an event without a type is a message, and one without data is none', () => {
  expect(read('data: a\n\nevent: counts\n\n')).toEqual([{ type: 'message', data: 'a', id: '' }])
})

test('an id stays until another one comes, a type does not', () => {
  expect(read('event: lead\nid: 7\ndata: a\n\ndata: b\n\n')).toEqual([
    { type: 'lead', data: 'a', id: '7' },
    { type: 'message', data: 'b', id: '7' },
  ])
})

test('data of several lines keeps its breaks, and only the first space after the colon goes', () => {
  expect(read('data:  a\ndata\ndata:b\n\n')).toEqual([{ type: 'message', data: ' a\n\nb', id: '' }])
})

test('comments and unknown fields say nothing', () => {
  expect(read(': still here\n\nnext: 5\n\ndata: a\n: b\n\n')).toEqual([{ type: 'message', data: 'a', id: '' }])
})

test.each([['\n'], ['\r\n'], ['\r']])('an event may be cut anywhere, with lines that end in %j', (end) => {
  const text = ['event: lead', 'id: 3', 'data: šešir', '', ': x', ''].join(end)
  const whole = [{ type: 'lead', data: 'šešir', id: '3' }]
  for (let at = 0; at <= text.length; at++) expect(read(text.slice(0, at), text.slice(at))).toEqual(whole)
  expect(read(...text)).toEqual(whole)
})

test('the server says how long to wait before coming back, in whole milliseconds', () => {
  const waits: number[] = []
  const feed = eventParser(
    () => {},
    (ms) => waits.push(ms),
  )
  feed('retry: 3000\n\nretry: soon\nretry: -1\nretry:60000\n\n')
  expect(waits).toEqual([3000, 60_000])
})

test('an event that is not complete is not told', () => {
  expect(read('data: a\n')).toEqual([])
})
