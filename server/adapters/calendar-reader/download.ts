import type { IncomingMessage } from 'node:http'
import { type PublicHttpOptions, requestPublic } from '#server/adapters/public-http/request.ts'
import { CalendarError, type CalendarVersion } from './content.ts'
import { decodeText } from './decode-text.ts'

const MAX_REDIRECTS = 3
const MAX_BYTES = 2 * 1024 * 1024

export interface DownloadOptions extends PublicHttpOptions {
  maxBytes?: number
}

export interface Downloaded {
  body: string
  version: CalendarVersion
}

const unreachable = (cause?: unknown) => new CalendarError('unreachable', cause)

const header = (value: string | undefined) => (value !== undefined && value.length <= 500 ? value : null)

const sendRequest = (url: URL, known: CalendarVersion | null, options: DownloadOptions, signal: AbortSignal) =>
  requestPublic(
    url,
    {
      headers: {
        accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
      },
    },
    options,
    signal,
  )

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<string> {
  if ((answer.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') throw unreachable()
  const chunks: Buffer[] = []
  let size = 0
  // Buffers, as no encoding is set.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new CalendarError('too_large')
    chunks.push(chunk)
  }
  const body = decodeText(Buffer.concat(chunks), answer.headers['content-type'])
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

/** Null if the calendar is unchanged. Throws a CalendarError, or the reason for which the signal was aborted. */
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
