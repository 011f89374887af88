import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Media } from '#contract/media.ts'
import { eventually } from '#test/eventually.ts'
import { ApiError, ConnectionError } from '#web/call.ts'
import { SilentLineError, type UploadOptions } from '#web/lib/upload.ts'
import { createUploadQueue } from './upload-queue.ts'
import { takeFitting } from './uploads.ts'

afterEach(() => void vi.useRealTimers())

const picture = (name: string, type = 'image/png') => new File(['slika'], name, { type })

/** A queue whose transfers end when the test says so, by file name. */
function makeQueue() {
  const pending = new Map<string, PromiseWithResolvers<Media> & UploadOptions>()
  const arrived: number[] = []
  const settled: [number, number][] = []
  const queue = createUploadQueue({
    send: (file, options) => {
      const transfer = Promise.withResolvers<Media>()
      pending.set(file.name, { ...transfer, ...options })
      return transfer.promise
    },
    onUploaded: ({ id }) => arrived.push(id),
    onSettled: (...counts) => settled.push(counts),
  })
  const states = () => Object.fromEntries(queue.read().map(({ file, state }) => [file.name, state]))
  const keyOf = (name: string) => queue.read().find(({ file }) => file.name === name)!.key
  const take = (name: string) => {
    const transfer = pending.get(name)!
    pending.delete(name)
    return transfer
  }
  const arrive = (name: string, id: number) => take(name).resolve({ id } as Media)
  return {
    queue,
    pending,
    arrived,
    settled,
    states,
    keyOf,
    arrive,
    refuse: (name: string, error: Error) => take(name).reject(error),
  }
}

describe('the queue of uploads', () => {
  test('sends two at a time and says once what became of all', async () => {
    const { queue, arrived, settled, states, arrive } = makeQueue()
    queue.add([picture('1'), picture('2'), picture('3')])
    expect(states()).toEqual({ 1: 'sending', 2: 'sending', 3: 'waiting' })
    arrive('2', 2)
    await eventually(() => expect(states()).toEqual({ 1: 'sending', 3: 'sending' }))
    arrive('1', 1)
    arrive('3', 3)
    await eventually(() => expect(settled).toEqual([[3, 0]]))
    expect(arrived).toEqual([2, 1, 3])
    expect(queue.read()).toEqual([])
  })

  test('gives each picture a key of its own, also the same one chosen twice', () => {
    const { queue } = makeQueue()
    queue.add([picture('1'), picture('1'), picture('2')])
    const keys = queue.read().map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  })

  test('follows how far each has come', () => {
    const { queue, pending } = makeQueue()
    queue.add([picture('1')])
    pending.get('1')!.onProgress(0.4)
    expect(queue.read()[0]?.sent).toBe(0.4)
  })

  test('never sends a file that cannot pass, and says why beside it', async () => {
    const { queue, pending, settled, arrive } = makeQueue()
    queue.add([picture('mačka', 'image/gif'), picture('1')])
    expect([...pending.keys()]).toEqual(['1'])
    expect(queue.read()[0]).toMatchObject({
      state: 'failed',
      message: 'Samo JPG, JPEG i PNG formati su dozvoljeni.',
      canRetry: false,
    })
    arrive('1', 1)
    await eventually(() => expect(settled).toEqual([[1, 1]]))
  })

  test('keeps what failed until it is tried again', async () => {
    const { queue, pending, states, settled, keyOf, arrive, refuse } = makeQueue()
    queue.add([picture('1')])
    const { idempotencyKey } = pending.get('1')!
    refuse('1', new ConnectionError())
    await eventually(() => expect(states()).toEqual({ 1: 'failed' }))
    expect(queue.read()[0]).toMatchObject({ canRetry: true })
    queue.retry(keyOf('1'))
    expect(states()).toEqual({ 1: 'sending' })
    // The first attempt may have arrived.
    expect(pending.get('1')!.idempotencyKey).toBe(idempotencyKey)
    arrive('1', 1)
    await eventually(() =>
      expect(settled).toEqual([
        [0, 1],
        [1, 0],
      ]),
    )
  })

  test('tries all again that may pass, and nothing else', async () => {
    const { queue, states, arrive, refuse } = makeQueue()
    queue.add([picture('mačka', 'image/gif'), picture('1'), picture('2'), picture('3')])
    refuse('1', new ConnectionError())
    refuse('2', new ConnectionError())
    await eventually(() => expect(states()).toEqual({ mačka: 'failed', 1: 'failed', 2: 'failed', 3: 'sending' }))
    queue.retryAll()
    expect(states()).toEqual({ mačka: 'failed', 1: 'sending', 2: 'waiting', 3: 'sending' })
    arrive('1', 1)
    await eventually(() => expect(states()).toEqual({ mačka: 'failed', 2: 'sending', 3: 'sending' }))
  })

  test('sends nothing more over a line that says nothing', async () => {
    const { queue, states, settled, refuse } = makeQueue()
    queue.add([picture('1'), picture('2'), picture('3'), picture('4')])
    refuse('1', new SilentLineError())
    await eventually(() => expect(states()).toEqual({ 1: 'failed', 2: 'sending', 3: 'failed', 4: 'failed' }))
    refuse('2', new SilentLineError())
    await eventually(() => expect(settled).toEqual([[0, 4]]))
    queue.retryAll()
    expect(states()).toEqual({ 1: 'sending', 2: 'sending', 3: 'waiting', 4: 'waiting' })
  })

  test('takes back what is cancelled and goes on with the next', async () => {
    const { queue, pending, states, keyOf } = makeQueue()
    queue.add([picture('1'), picture('2'), picture('3')])
    const { signal } = pending.get('1')!
    queue.cancel(keyOf('1'))
    expect(signal.aborted).toBe(true)
    expect(states()).toEqual({ 2: 'sending', 3: 'sending' })
  })

  test('does not count what was cancelled as failed', async () => {
    const { queue, settled, keyOf, arrive, refuse } = makeQueue()
    queue.add([picture('1'), picture('2')])
    queue.cancel(keyOf('1'))
    refuse('1', new DOMException('Cancelled', 'AbortError'))
    arrive('2', 2)
    await eventually(() => expect(settled).toEqual([[1, 0]]))
  })

  test('waits as long as a busy server asks for, then goes on by itself', async () => {
    vi.useFakeTimers()
    const { queue, states, pending, refuse } = makeQueue()
    queue.add([picture('1'), picture('2'), picture('3')])
    refuse('1', new ApiError(429, null, 20))
    await vi.advanceTimersByTimeAsync(19_999)
    expect(states()).toEqual({ 1: 'waiting', 2: 'sending', 3: 'waiting' })
    expect(pending.has('3')).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(states()).toEqual({ 1: 'sending', 2: 'sending', 3: 'waiting' })
  })

  test('waits as long as the later of two answers asks for', async () => {
    vi.useFakeTimers()
    const { queue, states, refuse } = makeQueue()
    queue.add([picture('1'), picture('2')])
    refuse('1', new ApiError(429, null, 20))
    await vi.advanceTimersByTimeAsync(1_000)
    refuse('2', new ApiError(429, null, 60))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(states()).toEqual({ 1: 'waiting', 2: 'waiting' })
    await vi.advanceTimersByTimeAsync(1)
    expect(states()).toEqual({ 1: 'sending', 2: 'sending' })
  })

  test('does not wait for an hour', async () => {
    const { queue, states, refuse } = makeQueue()
    queue.add([picture('1')])
    refuse('1', new ApiError(429, null, 3600))
    await eventually(() => expect(states()).toEqual({ 1: 'failed' }))
    expect(queue.read()[0]?.message).toBe('Previše pokušaja. Pokušajte ponovo za 1 sat.')
  })

  test('ends with the page', () => {
    const { queue, pending } = makeQueue()
    queue.add([picture('1')])
    const { signal } = pending.get('1')!
    queue.end()
    expect(signal.aborted).toBe(true)
    expect(queue.read()).toEqual([])
  })
})

describe('files for which there is not enough room', () => {
  const mixed = [picture('1'), picture('mačka', 'image/heic'), picture('2'), picture('3'), picture('pas', 'image/heic')]

  test('take no place if they are refused anyway, and these are still listed with their reason', () => {
    const { taken, leftOut } = takeFitting(mixed, 2)
    expect(taken.map(({ name }) => name)).toEqual(['1', 'mačka', '2', 'pas'])
    expect(leftOut).toBe(1)
  })

  test('are all taken if there is room for the others', () => {
    expect(takeFitting(mixed, 3)).toEqual({ taken: mixed, leftOut: 0 })
  })
})
