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

/** A review with its answer, and what people may do with them at the same time. */
async function answeredReview() {
  const [professional, couple, admin] = [await make.professional(), await make.couple(), await make.admin()]
  const { id } = await make.review({ professional_id: professional.id, couple_id: couple.id })
  await make.reviewReply({ review_id: id, reported_at: new Date(), report_reason: 'Vrijeđa.' })
  const reply = `/reviews/${id}/reply`
  return {
    id,
    couple,
    'a professional deletes its reported answer': () => call('DELETE', reply, { token: professional.token }),
    'a professional answers anew': () => call('PUT', reply, { token: professional.token, body: { body: 'Hvala.' } }),
    'an admin hides it': () =>
      call('POST', `/admin${reply}/hide`, { token: admin.token, body: { reason: 'Vrijeđa.' } }),
    'the couple deletes the review': () => call('DELETE', `/reviews/${id}`, { token: couple.token }),
    'the couple leaves': () => removeAccount(couple.token),
    'the professional leaves': () => removeAccount(professional.token),
  }
}

type Prepared = Awaited<ReturnType<typeof answeredReview>>
type Act = Exclude<keyof Prepared, 'id' | 'couple'>

const inOrder = async (prepared: Prepared, acts: readonly Act[]) => {
  const started = []
  for (const act of acts) {
    started.push(prepared[act]())
    await untilWaitingForLocks(db, started.length)
  }
  return { started }
}

test.each<[Act, Act]>([
  ['a professional deletes its reported answer', 'the couple deletes the review'],
  ['an admin hides it', 'the couple deletes the review'],
  ['an admin hides it', 'the professional leaves'],
  ['an admin hides it', 'the couple leaves'],
])('%s while %s: both come to the answer', async (...acts) => {
  const prepared = await answeredReview()
  const { started } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('review_replies').select('review_id').where('review_id', '=', prepared.id).forUpdate().execute()
    return inOrder(prepared, acts)
  })
  for (const { status } of await Promise.all(started)) expect(status).toBeLessThan(300)
})

test.each<Act>(['a professional deletes its reported answer', 'a professional answers anew', 'an admin hides it'])(
  '%s while the couple, which has had its words erased, leaves',
  async (act) => {
    const prepared = await answeredReview()
    const { started } = await db.transaction().execute(async (tx) => {
      // Its sessions are deleted last.
      await tx.selectFrom('sessions').select('id').where('user_id', '=', prepared.couple.id).forUpdate().execute()
      return inOrder(prepared, ['the couple leaves', act])
    })
    for (const { status } of await Promise.all(started)) expect(status).toBeLessThan(300)
  },
)
