import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForRows } from '#test/locks.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)

const names = { couple: 'Ana Anić', professional: 'Iva Ivić', admin: 'Eva Ević' }
const report_reason = `Tako kažu ${Object.values(names).join(', ')}.`
const body = { reason: report_reason }

/**
 * Three who may leave, all of whom are named in the reasons why others were suspended, rejected or reported. The
 * rejected profile is older than that of the professional who leaves.
 */
async function prepare() {
  const reported = { reported_at: clock.now(), report_reason }
  const [deciding, leavingAdmin] = [await make.admin(), await make.admin({ name: names.admin })]
  const [rejected, suspendedOwner] = [await make.professional(), await make.professional()]
  const leavingProfessional = await make.professional()
  const leavingCouple = await make.couple({ name: names.couple })
  const suspended = await make.couple()
  const { id: leavingId } = leavingProfessional.user
  await db.updateTable('users').set({ name: names.professional }).where('id', '=', leavingId).execute()
  const makeReview = async (professional_id: number, couple_id: number) => {
    const { id } = await make.review({ professional_id, couple_id, ...reported })
    await make.reviewReply({ review_id: id, ...reported })
    return id
  }
  const review = await makeReview(rejected.id, (await make.couple()).id)
  for (const { id } of [rejected, leavingProfessional]) await makeReview(id, suspended.id)
  const asAdmin = { token: deciding.token, body }
  for (const { id } of [rejected, suspendedOwner]) await call('POST', `/admin/professionals/${id}/reject`, asAdmin)
  for (const { id } of [suspended, suspendedOwner.user]) await call('POST', `/admin/users/${id}/suspend`, asAdmin)
  const author = await db.selectFrom('reviews').select('couple_id').where('id', '=', review).executeTakeFirstOrThrow()
  return {
    tokens: { couple: leavingCouple.token, professional: leavingProfessional.token, admin: leavingAdmin.token },
    owner: rejected,
    authorToken: await make.signIn(author.couple_id ?? 0),
    deciding,
    ids: {
      review,
      rejected: rejected.id,
      suspended: suspended.id,
      owner: suspendedOwner.user.id,
      deciding: deciding.id,
    },
  }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
interface Act {
  /** Both come to this row, and the act first, unless it is the admin who decides. */
  row: ['users' | 'professionals' | 'reviews', keyof Prepared['ids']]
  send: (prepared: Prepared) => ReturnType<typeof call>
}

const decide =
  (path: (ids: Prepared['ids']) => string, input?: object): Act['send'] =>
  ({ ids, deciding: { token } }) =>
    call('POST', `/admin${path(ids)}`, { token, ...(input && { body: input }) })

const acts = {
  'an admin restores the couple': {
    row: ['users', 'suspended'],
    send: decide(({ suspended }) => `/users/${suspended}/restore`),
  },
  'an admin restores the professional': {
    row: ['users', 'owner'],
    send: decide(({ owner }) => `/users/${owner}/restore`),
  },
  'an admin restores a couple with reviews of both profiles': {
    row: ['professionals', 'rejected'],
    send: decide(({ suspended }) => `/users/${suspended}/restore`),
  },
  'an admin approves the profile': {
    row: ['users', 'deciding'],
    send: decide(({ rejected }) => `/professionals/${rejected}/approve`),
  },
  'an admin makes the profile premium': {
    row: ['professionals', 'rejected'],
    send: ({ ids, deciding: { token } }) =>
      call('PUT', `/admin/professionals/${ids.rejected}/premium`, { token, body: { premium: true } }),
  },
  'an admin hides a review of the profile': {
    row: ['professionals', 'rejected'],
    send: decide(({ review }) => `/reviews/${review}/hide`, { reason: 'Uvrede.' }),
  },
  'an admin hides the answer': {
    row: ['reviews', 'review'],
    send: decide(({ review }) => `/reviews/${review}/reply/hide`, { reason: 'Uvrede.' }),
  },
  'a professional answers anew': {
    row: ['reviews', 'review'],
    send: ({ owner: { token }, ids: { review } }) =>
      call('PUT', `/reviews/${review}/reply`, { token, body: { body: 'Hvala.' } }),
  },
  'a couple deletes its review': {
    row: ['reviews', 'review'],
    send: ({ authorToken, ids: { review } }) => call('DELETE', `/reviews/${review}`, { token: authorToken }),
  },
} satisfies Record<string, Act>

test.each<[keyof typeof acts, keyof typeof names]>([
  ['an admin restores the couple', 'couple'],
  ['an admin restores the couple', 'admin'],
  ['an admin restores the professional', 'couple'],
  ['an admin restores the professional', 'professional'],
  ['an admin restores the professional', 'admin'],
  ['an admin restores a couple with reviews of both profiles', 'professional'],
  ['an admin approves the profile', 'admin'],
  ['an admin makes the profile premium', 'admin'],
  ['an admin hides a review of the profile', 'couple'],
  ['an admin hides the answer', 'couple'],
  ['a professional answers anew', 'couple'],
  ['a couple deletes its review', 'couple'],
])('%s while the %s named in the reason leaves', async (name, leaving) => {
  const prepared = await prepare()
  const { row, send }: Act = acts[name]
  const started = await db.transaction().execute(async (tx) => {
    await tx.selectFrom(row[0]).select('id').where('id', '=', prepared.ids[row[1]]).forUpdate().execute()
    const leave = () => call('DELETE', '/account', { token: prepared.tokens[leaving], body: { password: PASSWORD } })
    const both = [() => send(prepared), leave]
    const sent = []
    for (const request of row[1] === 'deciding' ? both.toReversed() : both) {
      sent.push(request())
      await untilWaitingForRows(db, sent.length)
    }
    return { sent }
  })
  for (const { status } of await Promise.all(started.sent)) expect(status).toBeLessThan(300)
})
