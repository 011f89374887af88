import { afterAll, expect, onTestFinished, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { makeIcs, makeWholeDay, startCalendarServer } from '#test/calendar-server.ts'
import { eventually } from '#test/eventually.ts'
import { untilWaitingForLocks } from '#test/locks.ts'
import { jobHandlers } from '#server/job-handlers.ts'

const server = await startCalendarServer()
const { call, clock, database, db, deps, make, close } = await makeTestApp({ calendarReader: server.openReader() })
afterAll(async () => {
  await close()
  await server.close()
})

const wedding = makeIcs(makeWholeDay('2027-06-12', 'Vjenčanje'))
server.publish('/obitelj.ics', wedding)

const handlers = jobHandlers(deps)
const context = { key: 'x', signal: new AbortController().signal }
const runJob = (id: number) => handlers['read-calendar']({ followed_calendar_id: id }, context)

const makeFollowed = async () => {
  const professional = await make.professional()
  const url = server.urlOf('/obitelj.ics')
  return { ...(await make.followedCalendar({ professional_id: professional.id, url })), professional }
}

const eventsOf = (professional_id: number) =>
  db
    .selectFrom('events')
    .select(['event_date', 'event_type', 'status', 'followed_calendar_id'])
    .where('professional_id', '=', professional_id)
    .orderBy('id')
    .execute()

const waiting = async () => {
  const { rows } = await database.pool.query<{ key: string; run_at: Date; max_attempts: number }>(
    `select key, run_at, max_attempts from graphile_worker.jobs where task_identifier = 'read-calendar' order by key`,
  )
  return rows
}

test('every hour each calendar is enqueued once, at a time of its own, however often the hourly job runs', async () => {
  const calendars = [await makeFollowed(), await makeFollowed(), await makeFollowed()]
  await handlers['read-calendars']({}, context)
  await handlers['read-calendars']({}, context)
  const jobs = await waiting()
  expect(jobs.map(({ key }) => key)).toEqual(calendars.map(({ id }) => `read-calendar-${id}`).toSorted())
  expect(new Set(jobs.map(({ run_at }) => run_at.getTime())).size).toBe(3)
  for (const { run_at } of jobs) {
    const seconds = (run_at.getTime() - clock.now().getTime()) / 1000
    expect(seconds >= 0 && seconds < 3_600).toBe(true)
  }
})

test('a reading whose turn has not come within the hour keeps its place before those of the next', async () => {
  const [late, next] = [await makeFollowed(), await makeFollowed()]
  const timesOf = async () => new Map((await waiting()).map(({ key, run_at }) => [key, run_at]))
  await handlers['read-calendars']({}, context)
  const before = await timesOf()
  await database.pool.query(
    'select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key = $1))',
    [`read-calendar-${next.id}`],
  )
  const start = clock.now()
  onTestFinished(() => clock.set(start))
  clock.set(new Date(start.getTime() + 3_600_000))
  await handlers['read-calendars']({}, context)
  const after = await timesOf()
  expect(after.get(`read-calendar-${late.id}`)).toEqual(before.get(`read-calendar-${late.id}`))
  expect(after.get(`read-calendar-${next.id}`)?.getTime()).toBeGreaterThanOrEqual(clock.now().getTime())
})

test('the calendars of a suspended account are not read until it is restored', async () => {
  const { id, professional } = await makeFollowed()
  const { token } = await make.admin()
  const isEnqueued = async () => {
    await handlers['read-calendars']({}, context)
    return (await waiting()).some(({ key }) => key === `read-calendar-${id}`)
  }
  const body = { reason: 'Prijevara' }
  expect((await call('POST', `/admin/users/${professional.user.id}/suspend`, { token, body })).status).toBe(200)
  expect(await isEnqueued()).toBe(false)
  expect((await call('POST', `/admin/users/${professional.user.id}/restore`, { token })).status).toBe(200)
  expect(await isEnqueued()).toBe(true)
})

test('the job blocks the days; run twice it does nothing more', async () => {
  const { id, professional_id } = await makeFollowed()
  await runJob(id)
  await runJob(id)
  expect(await eventsOf(professional_id)).toEqual([
    { event_date: '2027-06-12', event_type: 'blocked', status: 'active', followed_calendar_id: id },
  ])
})

test('the job of a calendar that is not followed any more has nothing to do', async () => {
  const { id, professional } = await makeFollowed()
  await call('DELETE', `/followed-calendars/${id}`, { token: professional.token })
  const before = server.requests.length
  await runJob(id)
  expect(server.requests.length).toBe(before)
})

test('a calendar that is unfollowed while it is read blocks nothing', async () => {
  const professional = await make.professional()
  const { promise: asked, resolve: tell } = Promise.withResolvers<() => void>()
  server.answer('/spor.ics', (_request, response) => tell(() => void response.end(wedding)))
  const { id } = await make.followedCalendar({ professional_id: professional.id, url: server.urlOf('/spor.ics') })
  const running = runJob(id)
  const answer = await asked
  await call('DELETE', `/followed-calendars/${id}`, { token: professional.token })
  answer()
  await running
  expect(await eventsOf(professional.id)).toEqual([])
})

test('a reading that is older than one stored by another node meanwhile is not stored', async () => {
  const professional = await make.professional()
  const { promise: asked, resolve: tell } = Promise.withResolvers<() => void>()
  server.answer('/dva.ics', (_request, response) => tell(() => void response.end(wedding)))
  const { id } = await make.followedCalendar({ professional_id: professional.id, url: server.urlOf('/dva.ics') })
  const running = runJob(id)
  const answer = await asked
  server.publish('/dva.ics', makeIcs(makeWholeDay('2027-06-19', 'Vjenčanje')))
  const byOtherNode = { last_read_at: new Date(clock.now().getTime() - 1_000) }
  await db.updateTable('followed_calendars').set(byOtherNode).where('id', '=', id).execute()
  answer()
  await running
  expect(await eventsOf(professional.id)).toMatchObject([{ event_date: '2027-06-19', status: 'active' }])
})

/** Books the calendar's day in a transaction that the test ends. */
async function bookUncommitted(professionalId: number) {
  const client = await database.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query(
    `insert into events (professional_id, event_type, event_date) values ($1, 'booked', '2027-06-12')`,
    [professionalId],
  )
  return client
}

test('a day that somebody books at the same moment is theirs, and the job does not fail', async () => {
  const { id, professional_id } = await makeFollowed()
  const client = await bookUncommitted(professional_id)
  const running = runJob(id)
  await untilWaitingForLocks(db, 1)
  await client.query('commit')
  await running
  expect(await eventsOf(professional_id)).toMatchObject([{ event_type: 'booked', followed_calendar_id: null }])
  const row = await db.selectFrom('followed_calendars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ last_error: null, last_read_at: clock.now() })
})

test('a calendar that is unfollowed while its days are being blocked leaves none of them', async () => {
  const { id, professional_id, professional } = await makeFollowed()
  const client = await bookUncommitted(professional_id)
  const running = runJob(id)
  await untilWaitingForLocks(db, 1)
  const unfollowing = call('DELETE', `/followed-calendars/${id}`, { token: professional.token })
  await untilWaitingForLocks(db, 2)
  await client.query('rollback')
  await running
  expect((await unfollowing).status).toBe(204)
  expect((await eventsOf(professional_id)).filter(({ status }) => status === 'active')).toEqual([])
})

test('a booking and a reading at once leave the day to one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, professional_id, professional } = await makeFollowed()
    const lead = await make.lead({ professional_id, event_date: toCalendarDay('2027-06-12'), status: 'interested' })
    const booking = call('PUT', `/leads/${lead.id}`, { token: professional.token, body: { status: 'booked' } })
    const [{ status }] = await Promise.all([booking, runJob(id)])
    const active = (await eventsOf(professional_id)).filter((event) => event.status === 'active')
    expect(active.map(({ event_type }) => event_type)).toEqual([status === 409 ? 'blocked' : 'booked'])
    expect([200, 409]).toContain(status)
  }
})

test('the known version is sent along, until the last reading does not reach far enough', async () => {
  server.answer('/verzija.ics', ({ headers }, response) => {
    if (headers['if-none-match'] === '"7"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"7"' }).end(wedding)
  })
  const professional = await make.professional()
  const { id } = await make.followedCalendar({ professional_id: professional.id, url: server.urlOf('/verzija.ics') })
  const sent = () => server.requests.at(-1)?.headers['if-none-match']
  await runJob(id)
  expect(sent()).toBeUndefined()
  await runJob(id)
  expect(sent()).toBe('"7"')
  expect(await eventsOf(professional.id)).toHaveLength(1)
  const before = clock.now()
  onTestFinished(() => clock.set(before))
  clock.forward(8 * 86_400)
  await runJob(id)
  expect(sent()).toBeUndefined()
})

test('too many readings are refused for a while', async () => {
  const { token } = await make.professional()
  const ask = () => call('POST', '/followed-calendars/preview', { token, body: { url: 'http://x' } })
  for (let count = 0; count < 60; count++) expect((await ask()).status).toBe(422)
  const { status, headers } = await ask()
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  // Following and reading count towards the same limit.
  const { id } = await make.followedCalendar()
  expect((await call('POST', `/followed-calendars/${id}/read`, { token })).status).toBe(429)
  expect((await call('GET', '/followed-calendars', { token })).status).toBe(200)
})

test('those of one professional are read one after the other, and hold up nobody else', async () => {
  let isHeld = true
  const held: (() => void)[] = []
  const isSlow = ({ url }: { url?: string | undefined }) => url === '/red.ics'
  server.answer('/red.ics', (_request, response) => {
    const answer = () => void response.writeHead(200).end(wedding)
    if (isHeld) held.push(answer)
    else answer()
  })
  const before = server.requests.filter(isSlow).length
  const { token } = await make.professional()
  const preview = (person: string, path: string) =>
    call('POST', '/followed-calendars/preview', { token: person, body: { url: server.urlOf(path) } })
  const statuses: number[] = []
  const asked = Array.from({ length: 7 }, async () => {
    const { status } = await preview(token, '/red.ics')
    statuses.push(status)
  })
  const other = await make.professional()
  expect((await preview(other.token, '/obitelj.ics')).status).toBe(200)
  await eventually(async () => expect(statuses).toEqual([503]))
  expect(server.requests.filter(isSlow).length - before).toBe(1)
  isHeld = false
  for (const answer of held) answer()
  await Promise.all(asked)
  expect(statuses).toEqual([503, 200, 200, 200, 200, 200, 200])
})
