import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { startApiNode } from '#test/api-node.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { countWaitingForRows } from '#test/locks.ts'
import { systemClock } from '#server/adapters/clock.ts'

const PATIENCE_MS = 60_000
const timeout = 3 * PATIENCE_MS

const { db, url, drop } = await createTestDatabase()
const make = makeFactories({ db, clock: systemClock })
const home = mkdtempSync(join(tmpdir(), 'zauvijek-nodes-'))
afterAll(async () => {
  await drop()
  rmSync(home, { recursive: true, force: true })
})

type Answer = { lead: number; status: number; code: string | undefined }

interface Node {
  /** Rejected when the node dies before it answers. */
  book: (lead: number, token: string) => Promise<Answer>
  kill: () => Promise<void>
}

async function startNode(): Promise<Node> {
  const { call, kill } = await startApiNode({ url, home })
  onTestFinished(kill)
  const book = async (lead: number, token: string) => {
    const { status, body } = await call('PUT', `/leads/${lead}`, token, { status: 'booked' })
    return { lead, status, code: body.code }
  }
  return { book, kill }
}

const nodes = () => Promise.all([startNode(), startNode()])

/** A professional with fifty leads that may be booked, spread evenly over so many days, half of which are available. */
async function prepare(days: number) {
  const { id, token } = await make.professional()
  const dates = Array.from({ length: days }, (_, index) => addDays(toCalendarDay('2031-06-07'), index))
  for (const day of dates.slice(0, Math.ceil(days / 2))) await make.event({ professional_id: id, day })
  const leads: number[] = []
  for (let number = 0; number < 50; number++) {
    const event_date = dates[number % days] ?? toCalendarDay('2031-06-07')
    leads.push((await make.lead({ professional_id: id, status: 'contacted', event_date })).id)
  }
  /** The leads that are booked: each has its active booked event and every such event its lead, one a day. */
  async function listBooked() {
    const { rows } = await sql<{ lead: number | null; booked: number | null; day: string }>`
      select l.id as lead, e.lead_id as booked, coalesce(l.event_date, e.event_date) as day
        from (select * from leads where professional_id = ${id} and status = 'booked') l
        full join (select * from events where professional_id = ${id} and status = 'active' and event_type = 'booked') e
          on e.lead_id = l.id and e.event_date = l.event_date
       order by day`.execute(db)
    expect(rows.filter(({ lead, booked }) => lead === null || booked === null)).toEqual([])
    expect(new Set(rows.map(({ day }) => day)).size).toBe(rows.length)
    return rows.map(({ lead }) => lead)
  }
  return { id, token, leads, listBooked }
}

const overlap = (answers: Answer[]) => answers.filter(({ status, code }) => status === 409 && code === 'overlap')
const successes = (answers: Answer[]) => answers.filter(({ status }) => status === 200).map(({ lead }) => lead)

test('of fifty bookings of a day at once through two processes exactly one succeeds', { timeout }, async () => {
  const [first, second] = await nodes()
  const { token, leads, listBooked } = await prepare(1)
  const answers = await Promise.all(leads.map((lead, place) => (place % 2 ? first : second).book(lead, token)))
  expect([successes(answers).length, overlap(answers).length]).toEqual([1, 49])
  expect(await listBooked()).toEqual(successes(answers))
})

test('a process that dies amid a booking leaves it undone, and the day to the other', { timeout }, async () => {
  const [first, second] = await nodes()
  const { id, token, leads, listBooked } = await prepare(1)
  const [ofFirst, ofSecond] = [leads.slice(0, 25), leads.slice(25)]
  const { started } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('events').select('id').where('professional_id', '=', id).forUpdate().execute()
    const dying = Promise.allSettled(ofFirst.map((lead) => first.book(lead, token)))
    // The lead is booked already, and its day is waited for.
    await vi.waitFor(async () => expect(await countWaitingForRows(db)).toBe(1), PATIENCE_MS)
    await first.kill()
    expect((await dying).filter(({ status }) => status === 'fulfilled')).toEqual([])
    return { started: Promise.all(ofSecond.map((lead) => second.book(lead, token))) }
  })
  const answers = await started
  expect([successes(answers).length, overlap(answers).length]).toEqual([1, 24])
  expect(await listBooked()).toEqual(successes(answers))
})

test(
  'what a process has acknowledged before it dies is there, and the rest can be asked again',
  { timeout },
  async () => {
    const [first, second] = await nodes()
    const { token, leads, listBooked } = await prepare(5)
    const fromFirst = leads.slice(0, 25).map((lead) => first.book(lead, token))
    const fromSecond = leads.slice(25).map((lead) => second.book(lead, token))
    const both = Promise.allSettled([...fromFirst, ...fromSecond])
    await Promise.any(fromFirst)
    await first.kill()
    const answers = (await both).flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(answers.length).toBeGreaterThan(fromSecond.length)
    expect(successes(answers).length + overlap(answers).length).toBe(answers.length)
    expect(await listBooked()).toEqual(expect.arrayContaining(successes(answers)))
    for (const { lead } of overlap(answers)) expect(await listBooked()).not.toContain(lead)

    const unanswered = leads.filter((lead) => !answers.some((answer) => answer.lead === lead))
    const again = await Promise.all(unanswered.map((lead) => second.book(lead, token)))
    // 422: it was booked, and only the answer was lost.
    expect(again.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([])
    expect(await listBooked()).toHaveLength(5)
    expect(await listBooked()).toEqual(expect.arrayContaining([...successes(answers), ...successes(again)]))
  },
)

test(
  'of twenty attempts with one key through two processes one makes the event, also after both are gone',
  { timeout },
  async () => {
    const { id, token } = await make.professional()
    const started = await Promise.all([1, 2].map(() => startApiNode({ url, home })))
    onTestFinished(async () => void (await Promise.all(started.map(({ kill }) => kill()))))
    const body = { event_date: '2031-06-07', event_type: 'blocked' }
    const createOn = ({ call }: Pick<(typeof started)[number], 'call'>) =>
      call('POST', '/events', token, body, { 'idempotency-key': 'jedan-dan' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => started.map(createOn)).flat())
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await Promise.all(started.map(({ kill }) => kill()))
    const next = await startApiNode({ url, home })
    onTestFinished(next.kill)
    expect(await createOn(next)).toEqual(answers[0])
    const events = await db.selectFrom('events').select('id').where('professional_id', '=', id).execute()
    expect([answers[0]?.status, answers[0]?.body.data?.id]).toEqual([201, events[0]?.id])
    expect(events).toHaveLength(1)
  },
)
