import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import {
  type Address,
  allowedAddresses,
  lookupAmong,
  type ResolveHost,
} from '#server/adapters/public-http/addresses.ts'
import { CalendarError, type CalendarVersion } from './content.ts'

const MAX_REDIRECTS = 3
const MAX_BYTES = 2 * 1024 * 1024

export interface DownloadOptions {
  resolve: ResolveHost
  isAllowed: (address: Address['address']) => boolean
  /** A certificate that is trusted instead of the well-known authorities. */
  ca: string | undefined
  userAgent: string
  maxBytes?: number
}

export interface Downloaded {
  body: string
  version: CalendarVersion
}

const unreachable = (cause?: unknown) => new CalendarError('unreachable', cause)

const header = (value: string | undefined) => (value !== undefined && value.length <= 500 ? value : null)

/** Rejects at once when the signal is aborted: a query to a name server cannot be cancelled. */
async function rejectOnAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error) // every abort here carries an Error
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** Sends one request and gives the head of its answer; throws every failure. */
async function sendRequest(url: URL, known: CalendarVersion | null, options: DownloadOptions, signal: AbortSignal) {
  const { resolve, isAllowed, ca, userAgent } = options
  if (url.protocol !== 'https:') throw unreachable()
  // A public name may resolve to a private address, and to another one the next time, so the checked addresses are the
  // ones that are connected to.
  const [first, ...others] = await rejectOnAbort(allowedAddresses(url.hostname, resolve, isAllowed), signal)
  if (!first) throw unreachable()
  const question = request(url, {
    agent: new Agent({ keepAlive: false, ca, lookup: lookupAmong([first, ...others]) }),
    signal,
    headers: {
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      // Unpacked bytes would have to be counted, too.
      'accept-encoding': 'identity',
      'user-agent': userAgent,
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
    },
  })
  question.on('socket', (socket) => {
    socket.on('connect', () => {
      if (!isAllowed(socket.remoteAddress ?? '')) socket.destroy(new Error('this address may not be reached'))
    })
  })
  // An error before the answer is thrown below, a later one where the body is read.
  question.on('error', () => {})
  question.end()
  // With the signal again: when a server switches to another protocol, the request ends without an error.
  const [answer] = (await once(question, 'response', { signal })) as [IncomingMessage]
  return answer
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<string> {
  if ((answer.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') throw unreachable()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new CalendarError('too_large')
    chunks.push(chunk)
  }
  const body = new TextDecoder().decode(Buffer.concat(chunks))
  if (!/^\s*BEGIN:VCALENDAR\s/i.test(body.slice(0, 1_000))) throw new CalendarError('not_calendar')
  return body
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null
  const location = headers.location ?? ''
  if (!URL.canParse(location, url)) throw unreachable()
  const target = new URL(location, url)
  if (target.username !== '' || target.password !== '') throw unreachable()
  return target
}

/** Null when the calendar is unchanged. Throws a CalendarError, or the reason of the signal's abort. */
export async function download(
  address: string,
  known: CalendarVersion | null,
  options: DownloadOptions,
  signal: AbortSignal,
): Promise<Downloaded | null> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await sendRequest(url, known, options, signal)
    try {
      const target = redirectOf(answer, url)
      if (target === null) {
        if (answer.statusCode === 304 && known) return null
        if (answer.statusCode !== 200) throw new CalendarError('missing')
        const { etag, 'last-modified': lastModified } = answer.headers
        const body = await readBody(answer, options.maxBytes ?? MAX_BYTES)
        return { body, version: { etag: header(etag), last_modified: header(lastModified) } }
      }
      url = target
    } finally {
      answer.destroy()
    }
  }
  throw unreachable()
}
