import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, networkInterfaces } from 'node:os'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeIcs, makeVevent, makeWholeDay, startCalendarServer } from '#test/calendar-server.ts'
import { eventually } from '#test/eventually.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { publicHttpDefaults } from '#server/adapters/public-http/request.ts'
import { isOwnAddress, isPublicAddress, nameResolver } from '#server/adapters/public-http/addresses.ts'

const server = await startCalendarServer()
afterAll(server.close)

const window = { from: toCalendarDay('2027-03-15'), until: toCalendarDay('2028-09-13') }
const wedding = makeIcs('X-WR-CALNAME:Obitelj', makeWholeDay('2027-06-12', 'Vjenčanje'))

/** The reading, or the reason of the failure. */
async function read(url: string, options: Parameters<typeof server.openReader>[0] = {}) {
  try {
    return await server.openReader(options).read({ url, ...window })
  } catch (error) {
    return (error as Error).message
  }
}

test('a calendar is read with its name, its days and its version', async () => {
  server.publish('/obitelj.ics', wedding, { etag: '"1"', 'last-modified': 'Mon, 15 Mar 2027 09:00:00 GMT' })
  expect(await read(server.urlOf('/obitelj.ics'))).toEqual({
    name: 'Obitelj',
    days: [{ date: '2027-06-12', summaries: ['Vjenčanje'] }],
    unread: 0,
    version: { etag: '"1"', last_modified: 'Mon, 15 Mar 2027 09:00:00 GMT' },
  })
  expect(server.requests.at(-1)?.headers).toMatchObject({ 'accept-encoding': 'identity', 'user-agent': 'Zauvijek' })
})

test('a known calendar that is still the same is not sent again', async () => {
  const known = { etag: '"7"', last_modified: 'Mon, 15 Mar 2027 09:00:00 GMT' }
  server.answer('/isti.ics', ({ headers }, response) => {
    const isKnown = headers['if-none-match'] === '"7"' && headers['if-modified-since'] === known.last_modified
    response.writeHead(isKnown ? 304 : 200).end(isKnown ? undefined : wedding)
  })
  const url = server.urlOf('/isti.ics')
  expect(await server.openReader().read({ url, known, ...window })).toBeNull()
  const older = { ...known, etag: '"6"' }
  expect(await server.openReader().read({ url, known: older, ...window })).toMatchObject({ name: 'Obitelj' })
})

describe('an address is refused', () => {
  test.each([
    ['of this machine', '127.0.0.1'],
    ['of this machine in another spelling', '127.1'],
    ['of this machine as a number', '2130706433'],
    ['of no machine', '0.0.0.0'],
    ['of a private network', '10.0.0.1'],
    ['of another private network', '172.16.5.4'],
    ['of a home', '192.168.1.1'],
    ['of the cloud’s own data', '169.254.169.254'],
    ['behind a carrier', '100.64.0.1'],
    ['of a group', '224.0.0.1'],
    ['of everybody', '255.255.255.255'],
    ['IPv6 of this machine', '[::1]'],
    ['IPv6 of no machine', '[::]'],
    ['IPv4 in IPv6', '[::ffff:127.0.0.1]'],
    ['IPv4 in IPv6 by numbers', '[::ffff:7f00:1]'],
    ['IPv4 in old IPv6', '[::127.0.0.1]'],
    ['NAT64 of a private one', '[64:ff9b::10.0.0.1]'],
    ['local NAT64', '[64:ff9b:1::a00:1]'],
    ['6to4 of a private one', '[2002:a00:1::]'],
    ['Teredo', '[2001::1]'],
    ['IPv6 of a link', '[fe80::1]'],
    ['IPv6 of a private network', '[fd00::1]'],
    ['IPv6 of a group', '[ff02::1]'],
    ['IPv6 of documents', '[2001:db8::1]'],
  ])('%s: %s', async (_, host) => {
    // In the form that a connection needs.
    expect(isPublicAddress(new URL(`https://${host}`).hostname.replaceAll(/[[\]]/g, ''))).toBe(false)
    const before = server.connections()
    expect(await read(server.urlOf('/obitelj.ics', host), { isAllowed: isPublicAddress })).toBe('unreachable')
    expect(server.connections()).toBe(before)
  })

  test('when its name leads inside', async () => {
    const before = server.connections()
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '169.254.169.254', 'fd00::1']) {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
      expect(await read(server.urlOf('/obitelj.ics'), { isAllowed: isPublicAddress, resolve })).toBe('unreachable')
    }
    expect(server.connections()).toBe(before)
  })

  test('when its name leads inside and outside: only the outside is tried', async () => {
    const before = server.connections()
    const [inside, outside] = ['127.0.0.1', '127.0.0.9'] // nothing listens at the second
    const resolve = async () => [inside, outside].map((address) => ({ address, family: 4 }))
    const isAllowed = (address: string) => address === outside
    expect(await read(server.urlOf('/obitelj.ics'), { isAllowed, resolve })).toBe('unreachable')
    expect(server.connections()).toBe(before)
  })

  test('when the connection goes to another address than was checked', async () => {
    let times = 0
    const before = server.requests.length
    expect(await read(server.urlOf('/obitelj.ics'), { isAllowed: () => times++ === 0 })).toBe('unreachable')
    expect([times, server.requests.length]).toEqual([2, before])
  })

  test('when a redirect leads inside, by name, by address or in plain text', async () => {
    const targets = [
      `https://127.0.0.2:${server.port}/x.ics`,
      `https://unutra.primjer.test:${server.port}/x.ics`,
      `http://kalendar.primjer.test:${server.port}/x.ics`,
      'file:///etc/passwd',
      `https://ja:tajna@kalendar.primjer.test:${server.port}/x.ics`,
      'https://',
    ]
    server.publish('/x.ics', wedding)
    for (const location of targets) {
      server.answer('/prema.ics', (_request, response) => void response.writeHead(302, { location }).end())
      const resolve = async (name: string) => [
        { address: name === 'unutra.primjer.test' ? '10.0.0.1' : '127.0.0.1', family: 4 },
      ]
      expect(await read(server.urlOf('/prema.ics'), { resolve })).toBe('unreachable')
      expect(server.requests.at(-1)?.url).toBe('/prema.ics')
    }
  })

  test('when a redirect leads to the port of another protocol: its name is not even asked for', async () => {
    const location = 'https://posta.primjer.test:465/'
    server.answer('/posta.ics', (_request, response) => void response.writeHead(302, { location }).end())
    const names: string[] = []
    const resolve = async (name: string) => {
      names.push(name)
      return [{ address: '127.0.0.1', family: 4 }]
    }
    expect(await read(server.urlOf('/posta.ics'), { resolve })).toBe('unreachable')
    expect(names).toEqual(['kalendar.primjer.test'])
  })

  test('when the name leads inside the second time it is asked for', async () => {
    let times = 0
    const resolve = async () => [{ address: times++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    server.answer('/dvaput.ics', (_request, response) => void response.writeHead(302, { location: '/x.ics' }).end())
    expect(await read(server.urlOf('/dvaput.ics'), { resolve })).toBe('unreachable')
    expect(times).toBe(2)
  })

  test('when the certificate of the server is not trusted', async () => {
    expect(await read(server.urlOf('/obitelj.ics'), { ca: undefined })).toBe('unreachable')
  })

  test('when its name is unknown', async () => {
    expect(await read(server.urlOf('/obitelj.ics', 'nema.primjer.test'))).toBe('unreachable')
  })
})

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is on the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('a public address of this machine is its own, however it is written', () => {
  const machine = networkInterfaces()
  const [loopback] = machine['lo'] ?? []
  if (!loopback) throw new Error('a machine without a loopback')
  const interfaces = {
    eth0: ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'].map((address) => ({ ...loopback, address })),
  }
  expect(isOwnAddress('93.184.216.34', interfaces)).toBe(true)
  expect(isOwnAddress('2606:2800:0220:0001:0248:1893:25C8:1946', interfaces)).toBe(true)
  expect(isOwnAddress('93.184.216.35', interfaces)).toBe(false)
  const { isAllowed } = publicHttpDefaults(() => interfaces)
  expect(['93.184.216.34', '93.184.216.35'].map(isAllowed)).toEqual([false, true])
})

/** The question sent back, with one IPv4 address as its answer; of IPv6 ones there are none. */
function answerOf(question: Buffer): Buffer {
  const isIPv4 = question.readUInt16BE(12 + question.subarray(12).indexOf(0) + 1) === 1
  const header = question.subarray(0, 12 + question.subarray(12).indexOf(0) + 5)
  const answer = Buffer.concat([header, Buffer.from('c00c000100010000003c00045db8d822'.repeat(isIPv4 ? 1 : 0), 'hex')])
  answer.writeUInt16BE(0x8180, 2)
  for (const [place, count] of [1, isIPv4 ? 1 : 0, 0, 0].entries()) answer.writeUInt16BE(count, 4 + 2 * place)
  return answer
}

test('a name is resolved by the name servers alone, so that names of our own network are unknown', async () => {
  const nameServer = createSocket('udp4')
  onTestFinished(() => void nameServer.close())
  const questions = new Set<string>()
  nameServer.on('message', (question, { port, address }) => {
    questions.add(question.subarray(13, 13 + (question[12] ?? 0)).toString())
    nameServer.send(answerOf(question), port, address)
  })
  nameServer.bind(0, '127.0.0.1')
  await once(nameServer, 'listening')
  const resolve = nameResolver([`127.0.0.1:${nameServer.address().port}`])
  for (const name of ['primjer', 'localhost'])
    expect(await resolve(name)).toEqual([{ address: '93.184.216.34', family: 4 }])
  expect([...questions]).toEqual(['primjer', 'localhost'])
})

describe('letters are read', () => {
  const folded = (calendar: string) => {
    const bytes = Buffer.from(calendar)
    const at = bytes.indexOf('č') + 1
    return Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)])
  }
  const inOneOctet = Buffer.from(wedding.replace('č', '\u{E8}'), 'latin1')

  test.each([
    ['of a line that was folded amid one', folded(wedding), 'text/calendar'],
    ['behind a mark of their order', Buffer.from(`\uFEFF${wedding}`), 'text/calendar'],
    ['as UTF-8 where the server says otherwise', Buffer.from(wedding), 'text/calendar; charset=ISO-8859-1'],
    ['as the server says where they are not UTF-8', inOneOctet, 'text/calendar; charset="windows-1250"'],
  ])('%s', async (_, body, type) => {
    server.answer('/slova.ics', (_request, response) => response.writeHead(200, { 'content-type': type }).end(body))
    expect(await read(server.urlOf('/slova.ics'))).toMatchObject({ days: [{ summaries: ['Vjenčanje'] }] })
  })

  test('of an unknown code as far as they can be', async () => {
    const headers = { 'content-type': 'text/calendar; charset=nema' }
    server.answer('/slova.ics', (_request, response) => response.writeHead(200, headers).end(inOneOctet))
    expect(await read(server.urlOf('/slova.ics'))).toMatchObject({ days: [{ summaries: ['Vjen\uFFFDanje'] }] })
  })
})

describe('redirects', () => {
  server.publish('/0', wedding)
  for (const step of [1, 2, 3, 4])
    server.answer(`/${step}`, (_request, response) => void response.writeHead(307, { location: `${step - 1}` }).end())

  test('are followed three times', async () => {
    expect(await read(server.urlOf('/3'))).toMatchObject({ name: 'Obitelj' })
  })

  test('are not followed a fourth time', async () => {
    expect(await read(server.urlOf('/4'))).toBe('unreachable')
    expect(server.requests.at(-1)?.url).toBe('/1')
  })
})

describe('an answer is refused', () => {
  const LIMIT = 2 * 1024 * 1024
  const filled = (size: number) => `${wedding}${'\r\n'.repeat(size)}`.slice(0, size)

  test('one byte beyond 2 MB, also when it does not say how long it is', async () => {
    server.answer('/komadi.ics', (_request, response) => {
      response.write(filled(LIMIT - 100))
      response.end(filled(101))
    })
    const size = Buffer.byteLength(filled(LIMIT)) - LIMIT // its letters of two bytes
    server.publish('/granica.ics', filled(LIMIT - size))
    server.publish('/preko.ics', filled(LIMIT - size + 1))
    expect(await read(server.urlOf('/granica.ics'))).toMatchObject({ name: 'Obitelj' })
    expect(await read(server.urlOf('/preko.ics'))).toBe('too_large')
    expect(await read(server.urlOf('/komadi.ics'))).toBe('too_large')
  })

  test('when it is packed, however small', async () => {
    server.answer('/bomba.ics', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(wedding))
    })
    expect(await read(server.urlOf('/bomba.ics'))).toBe('unreachable')
  })

  test.each([
    ['a page', '<!doctype html><title>Prijava</title>'],
    ['nothing', ''],
    ['a calendar that is cut off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
    ['a calendar behind something else', `Pozdrav\r\n${wedding}`],
  ])('when it is %s', async (_, body) => {
    server.publish('/drugo.ics', body)
    expect(await read(server.urlOf('/drugo.ics'))).toBe('not_calendar')
  })

  test.each([401, 403, 404, 410, 500, 304])('when its status is %i', async (status) => {
    server.answer('/status.ics', (_request, response) => void response.writeHead(status).end())
    expect(await read(server.urlOf('/status.ics'))).toBe('missing')
  })

  test('when it does not come in time, nor when it comes drop by drop', async () => {
    server.answer('/nikad.ics', () => {})
    server.answer('/kap.ics', (_request, response) => {
      response.write('BEGIN:VCALENDAR\r\n')
      const timer = setInterval(() => response.write('X-A:b\r\n'), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect(await read(server.urlOf('/nikad.ics'), { downloadMs: 200 })).toBe('unreachable')
    expect(await read(server.urlOf('/kap.ics'), { downloadMs: 400 })).toBe('unreachable')
  })

  test('when its server switches to another protocol', async () => {
    server.answer('/jezik.ics', (_request, response) => {
      response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).end()
    })
    expect(await read(server.urlOf('/jezik.ics'), { downloadMs: 1_000 })).toBe('unreachable')
  })

  test('when the name server never answers', async () => {
    const resolve = () => new Promise<never>(() => {})
    expect(await read(server.urlOf('/obitelj.ics'), { resolve, downloadMs: 100 })).toBe('unreachable')
  })

  test('when it breaks off', async () => {
    server.answer('/prekid.ics', (_request, response) => {
      response.write('BEGIN:VCALENDAR\r\n', () => response.destroy())
    })
    expect(await read(server.urlOf('/prekid.ics'))).toBe('unreachable')
  })
})

describe('a hostile calendar', () => {
  // The odd second among the even ones of two centuries.
  const endless = makeVevent('DTSTART:19000101T000000', 'RRULE:FREQ=SECONDLY;INTERVAL=2;BYSECOND=1;COUNT=1')

  test('whose rule never yields an occurrence is given up in time, while the server goes on', async () => {
    server.publish('/beskraj.ics', makeIcs(endless))
    let ticks = 0
    const timer = setInterval(() => ticks++, 10)
    onTestFinished(() => clearInterval(timer))
    expect(await read(server.urlOf('/beskraj.ics'), { parseMs: 1_500 })).toBe('too_complex')
    expect(ticks).toBeGreaterThan(5)
  })

  test.runIf(process.platform === 'linux')('takes the processor only when nobody else wants it', async () => {
    server.publish('/dugo.ics', makeIcs(endless))
    // The nineteenth field of each thread, counted behind the name in parentheses.
    const priorities = () =>
      readdirSync('/proc/self/task').map((id) =>
        Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
      )
    const own = getPriority()
    const reading = read(server.urlOf('/dugo.ics'), { parseMs: 3_000 })
    await eventually(async () => expect(priorities().some((priority) => priority > own)).toBe(true))
    expect(getPriority()).toBe(own)
    expect(await reading).toBe('too_complex')
  })

  test('of an appointment every second is given up', async () => {
    server.publish('/sekunde.ics', makeIcs(makeVevent('DTSTART:20270315T000000', 'RRULE:FREQ=SECONDLY')))
    expect(await read(server.urlOf('/sekunde.ics'))).toBe('too_complex')
  })
})

test('an abort by the caller is thrown as such, not as an error of the calendar', async () => {
  server.answer('/cekanje.ics', () => {})
  const ending = new AbortController()
  const reading = server.openReader().read({ url: server.urlOf('/cekanje.ics'), signal: ending.signal, ...window })
  ending.abort(new Error('the program ends'))
  await expect(reading).rejects.toThrow('the program ends')
})
