import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForLocks } from '#test/locks.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

const removeAccount = (token: string) => call('DELETE', '/account', { token, body: { password: PASSWORD } })

test('two professionals whose rejections name each other leave at once', async () => {
  const admin = await make.admin()
  const both = [await make.professional(), await make.professional()] as const
  const names = ['Ana Anić', 'Iva Ivić'] as const
  for (const [index, { user }] of both.entries())
    await db
      .updateTable('users')
      .set({ name: names[index] ?? '' })
      .where('id', '=', user.id)
      .execute()
  for (const [index, { id }] of both.entries()) {
    const body = { reason: `Isto što i ${names[1 - index]}.` }
    await call('POST', `/admin/professionals/${id}/reject`, { token: admin.token, body })
  }
  const ids = both.map(({ id }) => id)
  const { removed } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('audit_log').select('id').where('professional_id', 'in', ids).forUpdate().execute()
    const removing = []
    for (const { token } of both) {
      removing.push(removeAccount(token))
      await untilWaitingForLocks(db, removing.length)
    }
    return { removed: removing }
  })
  expect((await Promise.all(removed)).map(({ status }) => status)).toEqual([204, 204])
  const left = await db.selectFrom('audit_log').select('reason').where('actor_id', '=', admin.id).execute()
  expect(left.map(({ reason }) => names.some((name) => reason?.includes(name)))).toEqual([false, false])
})

test('a couple and a professional that it reported, asked no more and still likes leave at once', async () => {
  const professional = await make.professional()
  const couple = await make.couple()
  const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  await call('POST', `/leads/${lead.id}/report`, { token: couple.token, body: { reason: 'Uvrede.' } })
  await call('DELETE', `/leads/${lead.id}`, { token: couple.token })
  await call('POST', '/favorites', { token: couple.token, body: { professional_id: professional.id } })
  const { removed } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('favorites').select('id').where('couple_id', '=', couple.id).forUpdate().execute()
    const removing = []
    for (const { token } of [professional, couple]) {
      removing.push(removeAccount(token))
      await untilWaitingForLocks(db, removing.length)
    }
    return { removed: removing }
  })
  expect((await Promise.all(removed)).map(({ status }) => status)).toEqual([204, 204])
})

test('a professional deletes its reported answer while the couple deletes the review', async () => {
  const professional = await make.professional()
  const couple = await make.couple()
  const { id } = await make.review({ professional_id: professional.id, couple_id: couple.id })
  await make.reviewReply({ review_id: id, reported_at: new Date(), report_reason: 'Vrijeđa.' })
  const { removed } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('review_replies').select('review_id').where('review_id', '=', id).forUpdate().execute()
    const answer = call('DELETE', `/reviews/${id}/reply`, { token: professional.token })
    await untilWaitingForLocks(db, 1)
    const review = call('DELETE', `/reviews/${id}`, { token: couple.token })
    await untilWaitingForLocks(db, 2)
    return { removed: [answer, review] }
  })
  expect((await Promise.all(removed)).map(({ status }) => status)).toEqual([204, 204])
})
