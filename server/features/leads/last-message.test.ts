import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, clock, close } = await makeTestApp()
afterAll(close)

test('a lead shows the latest word of the two: its own message, a text on one line, a file, an offer', async () => {
  const professional = await make.professional()
  const { id } = await make.lead({ professional_id: professional.id, message: 'Dobar dan,\n\nslobodni?' })
  const lastOf = async () => {
    const { body } = await call('GET', `/leads/${id}`, { token: professional.token })
    return body.data.last_message
  }
  expect(await lastOf()).toEqual({ author: 'couple', kind: 'text', excerpt: 'Dobar dan, slobodni?' })

  await make.message({ lead_id: id, author: 'professional', body: `Jesmo.\n${'Š'.repeat(200)}` })
  expect(await lastOf()).toEqual({ author: 'professional', kind: 'text', excerpt: `Jesmo. ${'Š'.repeat(112)}…` })
  await make.message({ lead_id: id, body: '' })
  expect(await lastOf()).toEqual({ author: 'couple', kind: 'text', excerpt: 'Prilog' })

  const { id: offer_id } = await make.offer({ lead_id: id })
  const news = { lead_id: id, kind: 'offer', body: 'Preskupo', offer_id } as const
  await make.message({ ...news, offer_event: 'declined' })
  expect(await lastOf()).toEqual({ author: 'couple', kind: 'offer', excerpt: 'Ponuda je odbijena' })

  await make.message({ lead_id: id, author: 'system', kind: 'status', status: 'interested', body: '' })
  expect(await lastOf()).toEqual({ author: 'couple', kind: 'offer', excerpt: 'Ponuda je odbijena' })
})

test('lists in the order of the latest word begin with the lead that has a new text or status', async () => {
  const [professional, couple] = [await make.professional(), await make.couple()]
  const lead = async (event_date: string) => {
    const of = { professional_id: professional.id, couple_id: couple.id, event_date: toCalendarDay(event_date) }
    clock.forward(60)
    return (await make.lead({ ...of, status: 'contacted' })).id
  }
  const [first, second, third] = [await lead('2027-06-05'), await lead('2027-06-12'), await lead('2027-06-19')]
  const expectOrder = async (...ids: number[]) => {
    for (const { token } of [professional, couple]) {
      const { body } = await call('GET', '/leads?sort=latest', { token })
      expect(body.data.map(({ id }: { id: number }) => id)).toEqual(ids)
    }
    clock.forward(60)
  }
  await expectOrder(third, second, first)
  await call('POST', `/leads/${first}/messages`, { token: couple.token, body: { body: 'Dobar dan' } })
  await expectOrder(first, third, second)
  await call('PUT', `/leads/${second}`, { token: professional.token, body: { status: 'interested' } })
  await expectOrder(second, first, third)
  const { body } = await call('GET', '/leads', { token: couple.token })
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([third, second, first])
})
