import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { isPublicAddress } from '#server/adapters/public-http/addresses.ts'
import { openCalendarReader } from '#server/adapters/calendar-reader/calendar-reader.ts'

const HOST = 'kalendar.primjer.test'

const certified = generate([{ name: 'commonName', value: HOST }], {
  keyType: 'ec',
  extensions: [
    {
      name: 'subjectAltName',
      altNames: [
        { type: 2, value: HOST },
        { type: 2, value: '*.primjer.test' },
        { type: 7, ip: '127.0.0.1' },
      ],
    },
  ],
})

type ReaderOptions = NonNullable<Parameters<typeof openCalendarReader>[0]>

/** A server of calendars on this machine, and readers that may connect to it by a public name. */
export async function startCalendarServer() {
  const { cert, private: key } = await certified
  const answers = new Map<string, RequestListener>()
  const requests: Pick<IncomingMessage, 'url' | 'headers'>[] = []
  let connections = 0
  const server = createServer({ cert, key }, (request, response) => {
    requests.push({ url: request.url, headers: request.headers })
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.on('connection', () => connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP

  const openReader = (options: ReaderOptions = {}) =>
    openCalendarReader({
      ca: cert,
      // Tests run on busy machines.
      downloadMs: 25_000,
      parseMs: 25_000,
      resolve: async (hostname) => {
        if (hostname !== HOST) throw new Error(`getaddrinfo ENOTFOUND ${hostname}`)
        return [{ address: '127.0.0.1', family: 4 }]
      },
      isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
      ...options,
    })

  return {
    port,
    requests,
    connections: () => connections,
    openReader,
    urlOf: (path: string, host = HOST) => `https://${host}:${port}${path}`,
    answer: (path: string, listener: RequestListener) => void answers.set(path, listener),
    /** From now on the path answers with this calendar. */
    publish: (path: string, ics: string, headers: Record<string, string> = {}) =>
      void answers.set(path, (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', ...headers }).end(ics)
      }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The text of a calendar with these lines. */
export const makeIcs = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Proba//HR', ...lines, 'END:VCALENDAR', ''].join('\r\n')

let lastUid = 0

/** One event of these lines. */
export const makeVevent = (...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    ...(lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:${++lastUid}@primjer.test`]),
    'DTSTAMP:20270101T000000Z',
    ...lines,
    'END:VEVENT',
  ].join('\r\n')

/** An event of a whole day. */
export const makeWholeDay = (day: string, summary: string, ...lines: string[]) =>
  makeVevent(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, `SUMMARY:${summary}`, ...lines)
