import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, clock, close } = await makeTestApp()
afterAll(close)
const { token } = await make.admin()

async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple({ email_confirmed_at: clock.now() })
  const { id } = await make.review({ professional_id: professional.id, couple_id: couple.id, rating: 1 })
  await make.review({ professional_id: professional.id, rating: 4 })
  const report = () =>
    call('POST', `/reviews/${id}/report`, { token: professional.token, body: { reason: 'Nismo radili s njima.' } })
  const listed = async () => (await call('GET', `/reviews?professional_id=${professional.id}`)).body
  return { professional, couple, id, report, listed }
}

const hide = (id: number) => call('POST', `/admin/reviews/${id}/hide`, { token, body: { reason: 'Vrijeđa.' } })
const show = (id: number) => call('POST', `/admin/reviews/${id}/show`, { token })

test('an admin who dismisses a report tells its professional so, until the review is about other words', async () => {
  const { professional, couple, id, report, listed } = await prepare()
  const received = async () => {
    const { data } = (await call('GET', '/reviews/received', { token: professional.token })).body
    return data.find((one: { id: number }) => one.id === id)
  }
  await report()
  expect(await received()).not.toHaveProperty('report_dismissed_at')
  clock.forward(60)
  await show(id)
  expect(await received()).toMatchObject({ reported_at: null, report_dismissed_at: clock.now().toISOString() })
  expect((await listed()).data[0]).not.toHaveProperty('report_dismissed_at')
  clock.forward(60)
  await call('PUT', `/reviews/${id}`, { token: couple.token, body: { rating: 1, comment: 'Druge riječi.' } })
  expect(await received()).not.toHaveProperty('report_dismissed_at')
})

test('an admin who shows words that nobody has reported dismisses no report', async () => {
  const { id, report, couple, professional } = await prepare()
  await report()
  await hide(id)
  clock.forward(60)
  await call('PUT', `/reviews/${id}`, { token: couple.token, body: { rating: 1, comment: 'Blaže riječi.' } })
  clock.forward(60)
  await show(id)
  const { data } = (await call('GET', '/reviews/received', { token: professional.token })).body
  expect(data.map((one: object) => 'report_dismissed_at' in one)).toEqual([false, false])
})
