import { afterAll, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { listen, openStream } from '#test/lead-stream.ts'

const { app, call, make, db, database, startNode, close } = await makeTestApp({ config: { rateLimitFactor: 100 } })
const other = await startNode()
afterAll(close)

const here = await listen(app)
const there = await listen(other.app)

async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple()
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const path = `/leads/${id}/messages`
  const write = (node: { call: typeof call }, token: string, body: string) =>
    node.call('POST', path, { token, body: { body } })
  return { id, path, professional, couple, write }
}

const loseListeners = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zauvijek listening' and datname = current_database()`,
  )

/**
 * The open conversation of a page: after an event of its lead, and after counts without a lead before them, it asks for
 * what is newer than the last message it has.
 */
async function openConversation(origin: string, node: { call: typeof call }, token: string, leadId: number) {
  const stream = await openStream(origin, token)
  const shown: number[] = []
  let lastUnread = 0
  let catchUps = 0
  async function catchUp() {
    const { data } = (
      await node.call('GET', `/leads/${leadId}/messages?after=${shown.at(-1) ?? 0}&per_page=100`, { token })
    ).body
    shown.push(...data.map(({ id }: Message) => id).toReversed())
    catchUps++
  }
  let hasLead = false
  async function follow() {
    for (let event = await stream.next(); event; event = await stream.next()) {
      if (event.event === 'counts') {
        if (!hasLead) await catchUp()
        hasLead = false
      } else {
        hasLead = true
        if (event.data.id !== leadId) continue
        lastUnread = event.data.unread_count
        await catchUp()
      }
    }
  }
  const ended = follow().catch(() => {}) // at the end of the test
  return { shown, ended, unread: () => lastUnread, catchUps: () => catchUps }
}

test('a message reaches the stream of the other side at the other node, with how many are unread', async () => {
  const { id, couple, professional, write } = await prepare()
  const { nextOf } = await openStream(there, couple.token)
  await nextOf('counts')
  await write({ call }, professional.token, 'Slobodni smo.')
  expect((await nextOf('lead')).data).toMatchObject({ id, status: 'contacted', unread_count: 1 })
  expect((await nextOf('counts')).data).toMatchObject({ contacted: 1, unread: 1 })
})

test('that it is read reaches the writer at the other node, once', async () => {
  const { id, couple, professional, write } = await prepare()
  const { nextOf } = await openStream(there, professional.token)
  await nextOf('counts')
  const { body } = await write({ call }, professional.token, 'Slobodni smo.')
  expect((await nextOf('lead')).data).toMatchObject({ id, status: 'contacted' })
  await nextOf('counts')
  for (let time = 0; time < 3; time++) await call('POST', `/leads/${id}/read`, { token: couple.token })
  expect((await nextOf('lead')).data).toMatchObject({ id, other_read_id: body.data.id })
  await nextOf('counts')
  await write({ call }, couple.token, 'Super.')
  expect((await nextOf('lead')).data).toMatchObject({ unread_count: 2 })
})

test('while the lines between the nodes are lost again and again, nothing is missed and nothing comes twice', async () => {
  const { id, couple, professional, write } = await prepare()
  const pages = [
    await openConversation(here, { call }, couple.token, id),
    await openConversation(there, other, couple.token, id),
    await openConversation(there, other, professional.token, id),
  ]
  const nodes = [{ call }, other]
  const sent: number[] = []
  const writer = async (token: string, offset: number) => {
    for (let number = 0; number < 40; number++) {
      const { status, body } = await write(nodes[(number + offset) % 2]!, token, `Poruka ${number}`)
      expect(status).toBe(201)
      sent.push(body.data.id)
    }
  }
  const breaking = async () => {
    for (const count of [16, 32, 48, 64]) {
      await eventually(() => expect(sent.length).toBeGreaterThanOrEqual(count))
      await loseListeners()
      // A lead that comes in the meantime is no reason to overlook the others.
      await make.lead({ professional_id: professional.id })
    }
  }
  await Promise.all([writer(couple.token, 0), writer(professional.token, 1), breaking()])
  const all = sent.toSorted((a, b) => a - b)
  const stored = await db.selectFrom('messages').select('id').where('lead_id', '=', id).orderBy('id').execute()
  expect(stored.map((row) => row.id)).toEqual(all)
  await eventually(() => expect(pages.map(({ shown }) => shown)).toEqual([all, all, all]))
})

test('a message of which no node hears is there as soon as the line is back', async () => {
  const { id, couple } = await prepare()
  const page = await openConversation(there, other, couple.token, id)
  await eventually(() => expect(page.catchUps()).toBe(1))
  // Written past the application, so that no word of them is ever sent.
  const message = await make.message({ lead_id: id, author: 'professional' })
  await make.lead({ couple_id: couple.id, event_date: '2027-09-01' as never })
  await loseListeners()
  await eventually(() => expect(page.shown).toEqual([message.id]))
})
