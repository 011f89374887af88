import { afterAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/factories/people.ts'
import { makeTestApp } from '#test/app.ts'

const { call, startNode, make, clock, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

// It is noon in Zagreb on 15 March 2027; the day began at 23:00 UTC.
const HOUR = 3_600_000
const DAY = 24 * HOUR
const midnight = new Date('2027-03-14T23:00:00Z').getTime()

interface Asked {
  /** Before the beginning of today. */
  ago: number
  /** How long the answer took; none came where it is left out. */
  answeredAfter?: number
}

async function ask(professional_id: number, { ago, answeredAfter }: Asked, overrides: object = {}) {
  const created_at = new Date(midnight - ago)
  const answered = answeredAfter !== undefined && {
    status: 'contacted' as const,
    answered_at: new Date(created_at.getTime() + answeredAfter),
  }
  return make.lead({ professional_id, created_at, ...answered, ...overrides })
}

async function askAll(asked: Asked[]) {
  const professional = await make.professional()
  for (const one of asked) await ask(professional.id, one)
  return professional
}

const repliesOf = async ({ id }: { id: number }, node = call) =>
  (await node('GET', `/professionals/${id}`)).body.data.replies

const times = (count: number, asked: Asked) => Array.from({ length: count }, () => asked)
const answered = (hours: number): Asked => ({ ago: 10 * DAY, answeredAfter: hours * HOUR })
const waiting: Asked = { ago: 3 * DAY }

describe('how a professional answers', () => {
  test.each<[string, Asked[], object | null]>([
    ['is not told of fewer than five', times(4, answered(1)), null],
    ['is told from five on', times(5, answered(1)), { median_hours: 1, answered_percent: 100 }],
    ['is the middle one of the times', [1, 2, 3, 50, 90].map(answered), { median_hours: 3, answered_percent: 100 }],
    ['is never less than an hour', times(5, answered(0.01)), { median_hours: 1, answered_percent: 100 }],
    ['goes up to the whole hour', times(5, answered(2.1)), { median_hours: 3, answered_percent: 100 }],
    [
      'is a share of all, rounded down',
      [...times(2, answered(4)), waiting, waiting, waiting, ...times(1, waiting)],
      { median_hours: 4, answered_percent: 33 },
    ],
    ['has no time where none is answered', times(5, waiting), { median_hours: null, answered_percent: 0 }],
    [
      'counts what waits from 48 hours on',
      [...times(4, answered(1)), { ago: 48 * HOUR }],
      { median_hours: 1, answered_percent: 80 },
    ],
    ['does not count what waits for less', [...times(4, answered(1)), { ago: 48 * HOUR - 1 }], null],
    [
      'counts what is answered at once',
      [...times(4, answered(1)), { ago: HOUR, answeredAfter: HOUR }],
      {
        median_hours: 1,
        answered_percent: 100,
      },
    ],
    ['counts 180 days', times(5, { ago: 180 * DAY, answeredAfter: HOUR }), { median_hours: 1, answered_percent: 100 }],
    ['counts no longer than 180 days', times(5, { ago: 180 * DAY + 1, answeredAfter: HOUR }), null],
  ])('%s', async (_, asked, replies) => {
    expect(await repliesOf(await askAll(asked))).toEqual(replies)
  })

  test('takes a rejection for an answer, and one of which nobody knows the time for answered', async () => {
    const professional = await askAll(times(3, answered(5)))
    await ask(professional.id, answered(7), { status: 'rejected' })
    await ask(professional.id, waiting, { status: 'booked' })
    expect(await repliesOf(professional)).toEqual({ median_hours: 5, answered_percent: 100 })
  })

  test('leaves out what nobody can answer any more: the couple is gone or suspended', async () => {
    const professional = await askAll(times(5, answered(5)))
    const suspended = await make.couple({ suspended_at: clock.now(), suspension_reason: 'Neželjene poruke.' })
    await ask(professional.id, waiting, { couple_id: null })
    await ask(professional.id, waiting, { couple_id: suspended.id })
    expect(await repliesOf(professional)).toEqual({ median_hours: 5, answered_percent: 100 })
  })

  test('is on no card', async () => {
    const { company_name, token } = await askAll(times(5, answered(5)))
    const { body } = await call('GET', `/professionals?search=${encodeURIComponent(company_name)}`)
    expect(body.data[0]).not.toHaveProperty('replies')
    expect((await call('GET', '/account/export', { token })).body.professional.replies).not.toBe(null)
  })
})

describe('the answer that is cached', () => {
  test('is new on every node once a lead is answered, withdrawn or its couple suspended, restored or gone', async () => {
    const other = await startNode()
    const professional = await askAll(times(4, answered(2)))
    const couples = await Promise.all([1, 2, 3, 4, 5].map(() => make.couple()))
    const [asking, writing, withdrawing, suspended, leaving] = couples
    const admin = await make.admin()
    if (!asking || !writing || !withdrawing || !suspended || !leaving) throw new Error('Five were made.')
    const leads = []
    for (const { id } of couples) leads.push(await ask(professional.id, waiting, { couple_id: id }))
    const percent = async (change = '') => {
      const { answered_percent } = await repliesOf(professional)
      const elsewhere = await repliesOf(professional, (method, path) =>
        other.call(method, path, { headers: { 'x-after-change': change } }),
      )
      expect(elsewhere.answered_percent).toBe(answered_percent)
      return answered_percent
    }
    const write = async (method: 'PUT' | 'POST' | 'DELETE', path: string, token: string, body?: object) => {
      const { status, headers } = await call(method, path, { token, body })
      expect(status).toBeLessThan(300)
      return String(headers['x-change'])
    }
    expect(await percent()).toBe(44)
    const suspension = `/admin/users/${suspended.id}`
    expect(await percent(await write('POST', `${suspension}/suspend`, admin.token, { reason: 'Prevara.' }))).toBe(50)
    expect(await percent(await write('POST', `${suspension}/restore`, admin.token))).toBe(44)
    const answer = { status: 'contacted' }
    expect(await percent(await write('PUT', `/leads/${leads[0]?.id}`, professional.token, answer))).toBe(55)
    const text = { body: 'Slobodni smo.' }
    expect(await percent(await write('POST', `/leads/${leads[1]?.id}/messages`, professional.token, text))).toBe(66)
    expect(await percent(await write('DELETE', `/leads/${leads[2]?.id}`, withdrawing.token))).toBe(75)
    expect(await percent(await write('DELETE', '/account', leaving.token, { password: PASSWORD }))).toBe(85)
  })

  test('is new on the next day, when others count', async () => {
    const professional = await askAll([...times(4, answered(2)), { ago: 47 * HOUR }])
    expect(await repliesOf(professional)).toBe(null)
    clock.forward(12 * 3_600)
    expect(await repliesOf(professional)).toEqual({ median_hours: 2, answered_percent: 80 })
  })
})
