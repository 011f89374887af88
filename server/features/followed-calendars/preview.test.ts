import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { makeIcs, makeVevent, makeWholeDay, startCalendarServer } from '#test/calendar-server.ts'

const server = await startCalendarServer()
const { call, make, close } = await makeTestApp({ calendarReader: server.openReader() })
afterAll(async () => {
  await close()
  await server.close()
})

const preview = ({ token }: { token: string }, url: string) =>
  call('POST', '/followed-calendars/preview', { token, body: { url } })

test('the preview shows the effects and stores nothing', async () => {
  const owner = await make.professional()
  await make.event({ professional_id: owner.id, day: '2027-06-12', event_type: 'available' })
  await make.event({ professional_id: owner.id, day: '2027-06-13', event_type: 'booked' })
  const eventsOf = async () =>
    (await call('GET', `/events?professional_id=${owner.id}`, { token: owner.token })).body.data
  const before = await eventsOf()
  server.publish(
    '/pregled.ics',
    makeIcs(
      'X-WR-CALNAME:Obitelj',
      makeVevent('DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270615', 'SUMMARY:Berba'),
      makeWholeDay('2027-06-14', 'Krstitke'),
    ),
  )
  const url = server.urlOf('/pregled.ics')
  const { status, body } = await preview(owner, url)
  expect([status, body.data]).toEqual([
    200,
    {
      url,
      name: 'Obitelj',
      until: '2028-09-13',
      unreadable_events: 0,
      days: [
        { date: '2027-06-12', summaries: ['Berba'], effect: 'replaces' },
        { date: '2027-06-13', summaries: ['Berba'], effect: 'taken' },
        { date: '2027-06-14', summaries: ['Berba', 'Krstitke'], effect: 'blocks' },
      ],
    },
  ])
  expect(await eventsOf()).toEqual(before)
  expect((await call('GET', '/followed-calendars', { token: owner.token })).body.data).toEqual([])
})

test('the preview answers the same for a forbidden address and for one that does not exist', async () => {
  const owner = await make.professional()
  const hosts = ['10.0.0.1', '169.254.169.254', '[::1]', 'nema.primjer.test']
  const answers = await Promise.all(hosts.map((host) => preview(owner, `https://${host}/a.ics`)))
  const message = 'Kalendar na ovoj adresi nije dostupan. Provjerite adresu ili pokušajte kasnije.'
  for (const { status, body } of answers)
    expect([status, body]).toEqual([422, { message, code: 'invalid', errors: { url: [message] } }])
})

test('the preview says how many events of a calendar cannot be read', async () => {
  const owner = await make.professional()
  const damaged = makeVevent('DTSTART:uskoro', 'SUMMARY:Bez dana')
  server.publish('/s-greskom.ics', makeIcs(damaged, damaged, makeWholeDay('2027-06-19', 'Obaveza')))
  const { body } = await preview(owner, server.urlOf('/s-greskom.ics'))
  expect([body.data.unreadable_events, body.data.days]).toMatchObject([2, [{ date: '2027-06-19' }]])
})
