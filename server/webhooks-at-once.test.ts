import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForRows } from '#test/locks.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

test('an offer that is accepted and a message in another conversation do not wait for each other’s webhooks', async () => {
  const { id: professional_id } = await make.professional()
  const couple = await make.couple()
  const other = await make.couple()
  const day = (event_date: string) => ({ professional_id, event_date: toCalendarDay(event_date) })
  const lead = await make.lead({ ...day('2031-06-07'), couple_id: couple.id, status: 'contacted' })
  const otherLead = await make.lead({ ...day('2031-06-14'), couple_id: other.id, status: 'contacted' })
  const offer = await make.offer({ lead_id: lead.id, valid_until: toCalendarDay('2027-06-01') })
  // The first event of the acceptance goes to the second webhook alone, the other to the first one, and the message to both.
  const first = await make.webhook({ professional_id, events: ['event.booked', 'message.created'] })
  await make.webhook({ professional_id, events: ['offer.accepted', 'message.created'] })
  const write = () => call('POST', `/leads/${otherLead.id}/messages`, { token: other.token, body: { body: 'Hvala.' } })
  expect((await write()).status).toBe(201)
  const { accepted, written } = await db.transaction().execute(async (tx) => {
    await sql`select from graphile_worker._private_jobs where key = ${`webhook ${first.id}`} for update`.execute(tx)
    const writing = write()
    await untilWaitingForRows(db, 1)
    const accepting = call('POST', `/offers/${offer.id}/accept`, { token: couple.token })
    await untilWaitingForRows(db, 2)
    return { accepted: accepting, written: writing }
  })
  expect((await accepted).status).toBe(200)
  expect((await written).status).toBe(201)
})
