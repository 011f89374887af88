import { openCalendarReader } from '#server/adapters/calendar-reader/calendar-reader.ts'
import { startHttpsServer } from './https-server.ts'

type ReaderOptions = NonNullable<Parameters<typeof openCalendarReader>[0]>

/** A calendar server on this machine, and readers that may connect to it by a public name. */
export async function startCalendarServer() {
  const { reachable, ...server } = await startHttpsServer()
  return {
    ...server,
    openReader: (options: ReaderOptions = {}) =>
      // Tests run on busy machines.
      openCalendarReader({ ...reachable, downloadMs: 25_000, parseMs: 25_000, ...options }),
    /** From now on the path answers with this calendar. */
    publish: (path: string, ics: string, headers: Record<string, string> = {}) =>
      server.answer(path, (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', ...headers }).end(ics)
      }),
  }
}

/** A calendar file with these lines. */
export const makeIcs = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Proba//HR', ...lines, 'END:VCALENDAR', ''].join('\r\n')

let lastUid = 0

/** An event with these lines. */
export const makeVevent = (...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    ...(lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:${++lastUid}@primjer.test`]),
    'DTSTAMP:20270101T000000Z',
    ...lines,
    'END:VEVENT',
  ].join('\r\n')

/** An all-day event. */
export const makeWholeDay = (day: string, summary: string, ...lines: string[]) =>
  makeVevent(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, `SUMMARY:${summary}`, ...lines)
