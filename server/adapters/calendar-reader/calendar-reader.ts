import { type CalendarContent, CalendarError, type CalendarVersion, type CalendarWindow } from './content.ts'
import { download, type DownloadOptions } from './download.ts'
import { startParser } from './parser.ts'
import { publicHttpDefaults } from '#server/adapters/public-http/request.ts'
import { limitConcurrency } from '#server/adapters/limit-concurrency.ts'

export interface CalendarReading extends CalendarContent {
  version: CalendarVersion
}

interface ReadRequest extends CalendarWindow {
  url: string
  /** The version of the last reading; the answer is null if the calendar still has it. */
  known?: CalendarVersion | null
  signal?: AbortSignal
}

/** Reads external calendars; throws a CalendarError if that fails. */
export interface CalendarReader {
  read: (request: ReadRequest) => Promise<CalendarReading | null>
}

interface ReaderOptions extends Partial<DownloadOptions> {
  /** Milliseconds for connecting, all redirects and the body together. */
  downloadMs?: number
  parseMs?: number
}

const DEFAULT_TIMEOUT_MS = 10_000

/** The most downloads at once: each may hold 2 MB in memory, twice, until it is parsed. */
const READ_LIMITS = { concurrency: 12, maxQueued: 100 }

export function openCalendarReader(options: ReaderOptions = {}): CalendarReader {
  const { downloadMs = DEFAULT_TIMEOUT_MS, parseMs = DEFAULT_TIMEOUT_MS, ...given } = options
  const parse = startParser(parseMs)
  const inTurn = limitConcurrency(READ_LIMITS)
  const downloadOptions: DownloadOptions = { ...publicHttpDefaults(), ...given }

  async function fetchCalendar({ url, known = null, signal }: ReadRequest) {
    const limit = AbortSignal.timeout(downloadMs)
    try {
      return await download(url, known, downloadOptions, signal ? AbortSignal.any([signal, limit]) : limit)
    } catch (error) {
      signal?.throwIfAborted()
      throw error instanceof CalendarError ? error : new CalendarError('unreachable', error)
    }
  }

  async function read(request: ReadRequest): Promise<CalendarReading | null> {
    const downloaded = await fetchCalendar(request)
    if (downloaded === null) return null
    const { from, until } = request
    return { ...(await parse({ ics: downloaded.body, from, until })), version: downloaded.version }
  }

  return { read: (request) => inTurn(() => read(request)) }
}
