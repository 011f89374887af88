import { afterAll, expect, test } from 'vitest'
import { lockCalendarForDecision } from '#server/features/events/calendar-service.ts'
import { makeTestApp } from '#test/app.ts'
import { listen, openStream } from '#test/lead-stream.ts'
import { untilWaitingForLocks } from '#test/locks.ts'

const { app, call, make, db, close } = await makeTestApp()
afterAll(close)

test('a lead says whether its professional has a page, and an open page of the couple hears of each change', async () => {
  const professional = await make.professional({ category: 'lokacija' })
  const couple = await make.couple()
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'booked' })
  const { token } = await make.admin()
  const stream = await openStream(await listen(app), couple.token)
  await stream.nextOf('counts')
  const heard = async () => {
    for (;;) {
      const message = await stream.next()
      if (message?.event === 'lead')
        return [message.data.id, message.data.professional.is_public, message.data.can_write]
    }
  }
  const decide = (what: string, body?: object) => call('POST', `/admin/${what}`, { token, ...(body && { body }) })
  const [listed] = (await call('GET', '/leads', { token: couple.token })).body.data
  expect(listed.professional).toMatchObject({ is_public: true, category_id: await make.categoryId('lokacija') })
  await decide(`professionals/${professional.id}/reject`, { reason: 'Slike nisu vaše.' })
  expect(await heard()).toEqual([id, false, true])
  const [hidden] = (await call('GET', '/leads', { token: couple.token })).body.data
  expect(hidden.professional).toMatchObject({ is_public: false, category_id: null })
  await decide(`professionals/${professional.id}/approve`)
  expect(await heard()).toEqual([id, true, true])
  await decide(`users/${professional.user.id}/suspend`, { reason: 'Prijevara' })
  expect(await heard()).toEqual([id, false, false])
  await decide(`users/${professional.user.id}/restore`)
  expect(await heard()).toEqual([id, true, true])
})

test.each(['pending', 'rejected'] as const)('nobody books a lead while the profile is %s', async (status) => {
  const professional = await make.professional({ status })
  const { id } = await make.lead({ professional_id: professional.id, status: 'contacted' })
  const of = { token: professional.token }
  const nextOf = async () => (await call('GET', `/leads/${id}`, of)).body.data.next_statuses
  const book = () => call('PUT', `/leads/${id}`, { ...of, body: { status: 'booked' } })
  const calendar = async () => (await call('GET', `/events?professional_id=${professional.id}`, of)).body.data

  expect(await nextOf()).toEqual(['interested', 'rejected'])
  const refused = await book()
  expect([refused.status, refused.body.code, Object.keys(refused.body.errors)]).toEqual([422, 'invalid', ['status']])
  expect(refused.body.message).toBe('Vaš profil trenutačno nije objavljen, pa ne možete potvrditi rezervaciju.')
  expect((await call('GET', `/leads/${id}`, of)).body.data.status).toBe('contacted')
  expect(await calendar()).toEqual([])
  expect((await call('PUT', `/leads/${id}`, { ...of, body: { status: 'interested' } })).status).toBe(200)

  const { token } = await make.admin()
  await call('POST', `/admin/professionals/${professional.id}/approve`, { token })
  expect(await nextOf()).toEqual(['booked', 'rejected'])
  expect((await book()).body.data).toMatchObject({ status: 'booked', next_statuses: ['rejected'] })
  expect(await calendar()).toMatchObject([{ lead_id: id }])
})

test('a booking that waits for the decision that hides the profile is refused', async () => {
  const professional = await make.professional()
  const { id } = await make.lead({ professional_id: professional.id, status: 'contacted' })
  const answer = await db.transaction().execute(async (tx) => {
    await lockCalendarForDecision(tx, professional.id)
    const booking = call('PUT', `/leads/${id}`, { token: professional.token, body: { status: 'booked' } })
    await untilWaitingForLocks(db, 1)
    await tx.updateTable('professionals').set({ status: 'pending' }).where('id', '=', professional.id).execute()
    return { booking }
  })
  expect((await answer.booking).status).toBe(422)
})

test('a lead that is booked already is rejected as before while the profile is not public', async () => {
  const professional = await make.professional({ status: 'rejected' })
  const { id } = await make.lead({ professional_id: professional.id, status: 'booked' })
  const { status } = await call('PUT', `/leads/${id}`, { token: professional.token, body: { status: 'rejected' } })
  expect(status).toBe(200)
})
