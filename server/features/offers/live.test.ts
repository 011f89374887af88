import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { listen, openStream } from '#test/lead-stream.ts'
import { offerBody } from '#test/offer-inputs.ts'

const { app, call, make, startNode, close } = await makeTestApp()
const other = await startNode()
afterAll(close)

const here = await listen(app)
const there = await listen(other.app)

test('an offer and its answer reach the other side’s open page at another node, with what is unread and what is agreed', async () => {
  const professional = await make.professional()
  const couple = await make.couple()
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'contacted' })
  const toCouple = await openStream(there, couple.token)
  const toProfessional = await openStream(here, professional.token)
  for (const { nextOf } of [toCouple, toProfessional]) await nextOf('counts')

  const sent = await call('POST', `/leads/${id}/offers`, { token: professional.token, body: offerBody })
  const offer = { id: sent.body.data.id, number: 1, total: 1500, valid_until: '2027-04-15' }
  expect((await toCouple.nextOf('lead')).data).toMatchObject({
    id,
    unread_count: 1,
    offer: { ...offer, status: 'open' },
  })
  expect((await toCouple.nextOf('counts')).data).toMatchObject({ contacted: 1, unread: 1, agreed_total: 0 })
  await toProfessional.nextOf('lead')
  await toProfessional.nextOf('counts')

  await other.call('POST', `/offers/${offer.id}/accept`, { token: couple.token })
  expect((await toProfessional.nextOf('lead')).data).toMatchObject({
    id,
    status: 'booked',
    unread_count: 2,
    offer: { ...offer, status: 'accepted' },
  })
  expect((await toProfessional.nextOf('counts')).data).toMatchObject({ booked: 1, unread: 2, agreed_total: 1500 })
  expect((await toCouple.nextOf('lead')).data).toMatchObject({ status: 'booked', offer: { status: 'accepted' } })
})

test('a day that is booked by an agreement is booked at every node with the answer', async () => {
  const professional = await make.professional()
  const couple = await make.couple()
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const { id: offerId } = await make.offer({ lead_id: id })
  const path = `/professionals/${professional.id}/availability?start_date=2027-06-01&end_date=2027-06-30`
  for (const node of [call, other.call]) expect((await node('GET', path)).body.data).toEqual([])
  const { headers } = await call('POST', `/offers/${offerId}/accept`, { token: couple.token })
  const change = { 'x-after-change': String(headers['x-change']) }
  for (const node of [call, other.call])
    expect((await node('GET', path, { headers: change })).body.data).toEqual([{ date: '2027-06-12', status: 'booked' }])
})
