import { vi } from 'vitest'

/** A browser whose tabs share locks and channels, stubbed in the global scope; `unstubAllGlobals` removes it. */
export function stubBrowser() {
  const channels = new Set<FakeChannel>()
  const locks = new FakeLocks()
  const storage = new Map<string, string>()
  // The session writes to the element, if another file has loaded it in the same process.
  const documentElement = { dataset: {} }
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement })
  const window = new EventTarget()

  class FakeChannel extends EventTarget {
    readonly name: string
    #isClosed = false
    constructor(name: string) {
      super()
      this.name = name
      channels.add(this)
    }
    postMessage(message: unknown) {
      this.send(message)
    }
    send(message: unknown) {
      if (this.#isClosed) throw new DOMException('The channel is closed.', 'InvalidStateError')
      const data: unknown = structuredClone(message)
      const others = [...channels].filter((one) => one !== this && one.name === this.name)
      for (const one of others)
        queueMicrotask(() => channels.has(one) && one.dispatchEvent(new MessageEvent('message', { data })))
    }
    close() {
      this.#isClosed = true
      channels.delete(this)
    }
  }

  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })

  return {
    locks,
    showTab: () => document.dispatchEvent(new Event('visibilitychange')),
    changeNetwork: () => window.dispatchEvent(new Event('online')),
    /** The channel of a simulated tab, such as a suspended one. */
    openChannel: (name: string) => new FakeChannel(name),
  }
}

interface LockRequest {
  name: string
  work: () => Promise<unknown>
  settled: PromiseWithResolvers<unknown>
}

/** The exclusive locks of https://www.w3.org/TR/web-locks/, as far as they are used here. */
class FakeLocks {
  readonly #held = new Map<string, LockRequest>()
  #waiting: LockRequest[] = []

  isHeld = (name: string) => this.#held.has(name)

  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, work: () => Promise<unknown>) {
    const settled = Promise.withResolvers<unknown>()
    const request = { name, work, settled }
    const holder = this.#held.get(name)
    if (holder && options.steal) {
      holder.settled.reject(new DOMException('The lock was stolen.', 'AbortError'))
      this.#grant(request)
    } else if (holder) {
      this.#waiting.push(request)
      options.signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(request)) return
        this.#waiting = this.#waiting.filter((one) => one !== request)
        settled.reject(options.signal?.reason)
      })
    } else this.#grant(request)
    return settled.promise
  }

  #grant(request: LockRequest) {
    this.#held.set(request.name, request)
    const release = () => {
      if (this.#held.get(request.name) !== request) return
      this.#held.delete(request.name)
      const next = this.#waiting.find(({ name }) => name === request.name)
      this.#waiting = this.#waiting.filter((one) => one !== next)
      if (next) this.#grant(next)
    }
    queueMicrotask(() => void request.work().then(request.settled.resolve, request.settled.reject).finally(release))
  }
}

/** Answers every request for the stream with one that the test writes; `streams` has them in order. */
export function stubStreams() {
  const encoder = new TextEncoder()
  const streams: ReturnType<typeof openStream>[] = []

  function openStream(headers: Headers, signal: AbortSignal) {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) })
    signal.addEventListener('abort', () => controller?.error(signal.reason))
    return {
      body,
      lastId: headers.get('last-event-id'),
      token: headers.get('authorization')?.replace('Bearer ', ''),
      isOpen: () => !signal.aborted,
      write: (text: string) => controller?.enqueue(encoder.encode(text)),
      end: () => controller?.close(),
    }
  }

  const refusals: { status: number; headers: HeadersInit; isSilent?: boolean }[] = []
  let counts: object | null = null
  vi.stubGlobal('fetch', async (url: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
    if (url.endsWith('/leads/counts')) return Response.json({ data: counts }, { status: counts === null ? 503 : 200 })
    signal.throwIfAborted()
    const stream = openStream(headers, signal)
    streams.push(stream)
    const refusal = refusals.shift()
    if (refusal === undefined) return new Response(stream.body, { headers: { 'content-type': 'text/event-stream' } })
    if (!refusal.isSilent) return new Response('{}', refusal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  return {
    streams,
    /** What the call for the counts is answered, which fails otherwise. */
    answerCounts: (answer: object) => void (counts = answer),
    refuseNext: (status: number, headers: HeadersInit = { 'content-type': 'application/json' }) =>
      void refusals.push({ status, headers }),
    /** The next request is accepted and never answered. */
    swallowNext: () => void refusals.push({ status: 0, headers: {}, isSilent: true }),
  }
}
