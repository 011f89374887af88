import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { ApiError, ConnectionError } from '#web/call.ts'
import type { UploadOptions } from '#web/lib/upload.ts'
import { createOutbox } from './outbox.ts'
import type { OutgoingMessage, StoredMessage } from './outgoing-messages.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)
const message = { id: 7 } as Message // nothing else is read

/** A server that gives the listed answers and accepts all further messages. */
function open({ stored = [] as StoredMessage[], answers = [] as (Error | 'never' | undefined)[] } = {}) {
  const storage = new Map(stored.map((one) => [one.key, one]))
  const attempts: { body: string; key: string }[] = []
  const signals: AbortSignal[] = []
  const sent: Message[] = []
  const send = async ({ body }: OutgoingMessage, { idempotencyKey: key, signal }: UploadOptions) => {
    attempts.push({ body, key })
    signals.push(signal)
    const answer = answers.shift()
    if (answer === 'never')
      return new Promise<Message>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    await Promise.resolve()
    if (answer !== undefined) throw answer
    return message
  }
  let lastKey = 0
  const outbox = createOutbox({
    send,
    onSent: (one) => sent.push(one),
    storage: {
      read: () => [...storage.values()],
      write: (one) => void storage.set(one.key, one),
      remove: (key) => void storage.delete(key),
    },
    newKey: () => `key-${++lastKey}`,
    now: Date.now,
  })
  const shown = () => outbox.read().map(({ body, state, note }) => [body, state, note])
  return { outbox, attempts, signals, sent, storage, shown, bodies: () => attempts.map(({ body }) => body) }
}

const file = new File(['x'], 'ugovor.pdf', { type: 'application/pdf' })

describe('a message', () => {
  test('is shown at once and gone when the server has it', async () => {
    const { outbox, shown, sent, storage } = open()
    outbox.add(1, 'Dobar dan', [], 0)
    expect(shown()).toEqual([['Dobar dan', 'sending', null]])
    expect([...storage.keys()]).toEqual(['key-1'])
    await settle()
    expect([shown(), sent, storage.size]).toEqual([[], [message], 0])
  })

  test('waits for the one before it in its conversation, and for no other conversation', async () => {
    const { outbox, bodies } = open({ answers: ['never'] })
    outbox.add(1, 'Prva', [], 0)
    outbox.add(1, 'Druga', [], 0)
    outbox.add(2, 'Drugdje', [], 0)
    await settle()
    expect(bodies()).toEqual(['Prva', 'Drugdje'])
  })

  test('comes after the one before it that has arrived, also after a reload', async () => {
    const { outbox, storage } = open({ answers: [undefined, 'never'] })
    outbox.add(1, 'Da', [], 3)
    outbox.add(1, 'Da', [], 3)
    await settle()
    expect(outbox.read().map(({ after }) => after)).toEqual([message.id])
    expect([...storage.values()].map(({ after }) => after)).toEqual([message.id])
  })

  test('is tried again with the same key where the network failed, later each time', async () => {
    const { outbox, attempts, shown } = open({ answers: [new ConnectionError(), new ConnectionError()] })
    outbox.add(1, 'Prva', [], 0)
    await settle()
    expect(shown()).toEqual([['Prva', 'waiting', 'Bez veze']])
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.advanceTimersByTimeAsync(3_999)
    expect(attempts).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1)
    expect(shown()).toEqual([])
  })

  test('is tried again soon after one that has arrived, however often that one failed', async () => {
    const { outbox, bodies } = open({
      answers: [new ConnectionError(), new ConnectionError(), undefined, new ConnectionError()],
    })
    outbox.add(1, 'Prva', [], 0)
    await vi.advanceTimersByTimeAsync(6_000)
    outbox.add(1, 'Druga', [], 0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(bodies()).toEqual(['Prva', 'Prva', 'Prva', 'Druga', 'Druga'])
  })

  test('goes at once when the network is back, in its order', async () => {
    const { outbox, bodies } = open({ answers: [new ConnectionError()] })
    outbox.add(1, 'Prva', [], 0)
    await settle()
    outbox.read()
    outbox.resumeAll()
    outbox.add(1, 'Druga', [], 0)
    await settle()
    expect(bodies()).toEqual(['Prva', 'Prva', 'Druga'])
  })

  test('that came too fast waits as long as the server says, and nothing is lost', async () => {
    const { outbox, bodies, shown } = open({ answers: [new ApiError(429, { message: 'Previše.' }, 12)] })
    outbox.add(1, 'Prva', [], 0)
    await settle()
    expect(shown()).toEqual([['Prva', 'waiting', 'Previše poruka odjednom. Šalje se za 12 sekundi.']])
    await vi.advanceTimersByTimeAsync(12_000)
    expect([bodies(), shown()]).toEqual([['Prva', 'Prva'], []])
  })

  test('that failed waits for its author; the next one takes it along, so that the order stays', async () => {
    const { outbox, bodies, shown } = open({ answers: [new ApiError(503, { message: 'Kasnije.' })] })
    outbox.add(1, 'Prva', [], 0)
    await settle()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown()).toEqual([['Prva', 'failed', 'Kasnije.']])
    outbox.add(1, 'Druga', [], 0)
    await settle()
    expect(bodies()).toEqual(['Prva', 'Prva', 'Druga'])
  })

  test('that failed holds back those behind it, which wait for its author too', async () => {
    const { outbox, bodies, shown } = open({ answers: [new ApiError(503, { message: 'Kasnije.' })] })
    outbox.add(1, 'Prva', [], 0)
    outbox.add(1, 'Druga', [], 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown()).toEqual([
      ['Prva', 'failed', 'Kasnije.'],
      ['Druga', 'waiting', null],
    ])
    outbox.retry(1)
    await settle()
    expect(bodies()).toEqual(['Prva', 'Prva', 'Druga'])
  })

  test('that was refused for good holds up nobody', async () => {
    const { outbox, shown } = open({ answers: [new ApiError(422, { message: 'Razgovor je završen.' })] })
    outbox.add(1, 'Prva', [], 0)
    outbox.add(1, 'Druga', [], 0)
    await settle()
    expect(shown()).toEqual([['Prva', 'failed', 'Razgovor je završen.']])
    expect(outbox.read()[0]?.canRetry).toBe(false)
  })

  test('whose earlier attempt was done already is not shown as failed', async () => {
    const { outbox, shown } = open({
      answers: [new ConnectionError(), new ApiError(409, { message: 'Već izvršeno.' })],
    })
    outbox.add(1, 'Prva', [], 0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(shown()).toEqual([])
  })

  test('that is given up on its way is gone, and the next one goes', async () => {
    const { outbox, bodies, signals, shown, storage } = open({ answers: ['never'] })
    outbox.add(1, 'Prva', [], 0)
    outbox.add(1, 'Druga', [], 0)
    outbox.discard('key-1')
    expect(signals[0]?.aborted).toBe(true)
    await settle()
    expect([bodies(), shown(), storage.size]).toEqual([['Prva', 'Druga'], [], 0])
  })

  test('that has failed and is given up lets the next one go', async () => {
    const { outbox, bodies, shown } = open({ answers: [new ApiError(503, { message: 'Kasnije.' })] })
    outbox.add(1, 'Prva', [], 0)
    outbox.add(1, 'Druga', [], 0)
    await settle()
    outbox.discard('key-1')
    await settle()
    expect([bodies(), shown()]).toEqual([['Prva', 'Druga'], []])
  })

  test('with files holds the page back, and goes with them and its key once its author is back', async () => {
    const { outbox, storage } = open({ answers: ['never'] })
    outbox.add(1, 'Evo ugovora.', [file], 0)
    expect(outbox.holdsFiles()).toBe(true)
    outbox.end()
    const next = open({ stored: [...storage.values()], answers: ['never'] })
    next.outbox.resumeAll()
    expect(next.attempts).toEqual([{ body: 'Evo ugovora.', key: 'key-1' }])
    expect(next.outbox.read()[0]?.files).toEqual([file])
  })
})

test('of somebody who has signed out nothing more is sent, and all of it stays stored', async () => {
  const { outbox, bodies, signals, shown, storage } = open({ answers: ['never', new ConnectionError()] })
  outbox.add(1, 'Prva', [], 0)
  outbox.add(1, 'Druga', [], 0)
  outbox.add(2, 'Drugdje', [], 0)
  await settle()
  outbox.end()
  expect(signals[0]?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([bodies(), shown(), storage.size]).toEqual([['Prva', 'Drugdje'], [], 3])
})

describe('messages of an earlier visit', () => {
  const stored = (key: string, created_at: string) => ({ key, leadId: 1, body: key, created_at })

  test('go in their order, with their own keys', async () => {
    const { outbox, attempts } = open({
      stored: [stored('b', '2026-11-22T09:00:01.000Z'), stored('a', '2026-11-22T09:00:00.000Z')],
    })
    outbox.resumeAll()
    await settle()
    expect(attempts.map(({ key }) => key)).toEqual(['a', 'b'])
  })

  test.each([
    ['that the server may not know any more', '2026-11-21T09:00:00.000Z'],
    ['of a clock that has been set back since', '2026-11-23T09:00:00.000Z'],
  ])('%s go only by their author’s decision, with another key', async (_, created_at) => {
    const { outbox, attempts, shown } = open({ stored: [stored('old', created_at)] })
    outbox.resumeAll()
    await settle()
    expect([attempts, shown()]).toEqual([[], [['old', 'failed', 'Poruka nije poslana.']]])
    outbox.retry(1)
    await settle()
    expect([attempts, shown()]).toEqual([[{ body: 'old', key: 'key-1' }], []])
  })
})
