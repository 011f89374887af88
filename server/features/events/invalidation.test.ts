import { afterAll, expect, test, vi } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, startNode, close } = await makeTestApp()
const other = await startNode()
afterAll(close)

const TIMEOUT_MS = 20_000

/** The public answers about the two days, as they are cached. */
async function publicView(node: typeof call, id: number, city: string) {
  const get = async (path: string) => (await node('GET', path)).body
  const between = 'start_date=2027-06-12&end_date=2027-06-13'
  const days = async (path: string) =>
    (await get(path)).data
      .filter((event: { professional_id: number }) => event.professional_id === id)
      .map(({ event_date, event_type }: Record<string, string>) => `${event_date} ${event_type}`)
  const statuses: { date: string; status: string }[] = (await get(`/professionals/${id}/availability?${between}`)).data
  const found = async (day: string) => (await get(`/professionals?city=${city}&date=${day}`)).total === 1
  return {
    foundOn12: await found('2027-06-12'),
    foundOn13: await found('2027-06-13'),
    calendar: await days(`/events?professional_id=${id}&${between}`),
    calendars: await days(`/events?${between}`),
    availability: statuses.map(({ date, status }) => `${date} ${status}`),
  }
}

const view = (foundOn12: boolean, foundOn13: boolean, ...days: string[]) => ({
  foundOn12,
  foundOn13,
  calendar: days,
  calendars: days,
  availability: days,
})

test('what is written into a calendar is public on every node', async () => {
  const city = 'Motovun'
  const professional = await make.professional({ city })
  const { id, token } = professional
  const lead = await make.lead({ professional_id: id, status: 'contacted' })

  /** Both nodes have the old answers in their caches; the write goes to this one. */
  async function after<Answer>(write: () => Promise<Answer>, expected: ReturnType<typeof view>): Promise<Answer> {
    for (const node of [call, other.call]) await publicView(node, id, city)
    const answer = await write()
    expect(await publicView(call, id, city)).toEqual(expected)
    await vi.waitFor(async () => expect(await publicView(other.call, id, city)).toEqual(expected), TIMEOUT_MS)
    return answer
  }
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => () =>
    call(method, path, { token, body })

  const event = { event_date: '2027-06-12', event_type: 'available' }
  const added = await after(send('POST', '/events', event), view(true, false, '2027-06-12 available'))
  const path = `/events/${added.body.data.id}`
  await after(send('PUT', path, { event_date: '2027-06-13' }), view(false, true, '2027-06-13 available'))
  await after(send('PUT', path, { event_type: 'blocked' }), view(false, false, '2027-06-13 blocked'))
  await after(send('PUT', path, { event_type: 'available' }), view(false, true, '2027-06-13 available'))
  await after(send('DELETE', path), view(false, false))
  const both = ['2027-06-12 available', '2027-06-13 available']
  const events = [event, { ...event, event_date: '2027-06-13' }]
  await after(send('POST', '/events/bulk', { events }), view(true, true, ...both))
  const booked = ['2027-06-12 booked', '2027-06-13 available']
  await after(send('PUT', `/leads/${lead.id}`, { status: 'booked' }), view(false, true, ...booked))
  await after(send('PUT', `/leads/${lead.id}`, { status: 'rejected' }), view(false, true, '2027-06-13 available'))
})
