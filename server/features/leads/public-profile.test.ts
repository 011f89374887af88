import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { listen, openStream } from '#test/lead-stream.ts'

const { app, call, make, close } = await makeTestApp()
afterAll(close)

test('a lead says whether its professional has a page, and an open page of the couple hears of each change', async () => {
  const professional = await make.professional()
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
  expect(listed.professional.is_public).toBe(true)
  await decide(`professionals/${professional.id}/reject`, { reason: 'Slike nisu vaše.' })
  expect(await heard()).toEqual([id, false, true])
  await decide(`professionals/${professional.id}/approve`)
  expect(await heard()).toEqual([id, true, true])
  await decide(`users/${professional.user.id}/suspend`, { reason: 'Prijevara' })
  expect(await heard()).toEqual([id, false, false])
  await decide(`users/${professional.user.id}/restore`)
  expect(await heard()).toEqual([id, true, true])
})
