import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForRows } from '#test/locks.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

const chosen = { password: 'sasvim nova', password_confirmation: 'sasvim nova' }

async function prepare() {
  const couple = await make.couple()
  const admin = await make.admin()
  const links = {
    reset: await make.link(couple, 'reset_password'),
    otherReset: await make.link(couple, 'reset_password'),
    confirm: await make.link(couple, 'confirm_email'),
    otherConfirm: await make.link(couple, 'confirm_email'),
  }
  return { couple, admin, links }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Request = (prepared: Prepared) => ReturnType<typeof call>

const resetBy =
  (link: 'reset' | 'otherReset'): Request =>
  ({ links }) =>
    call('POST', '/reset-password', { body: { token: links[link], ...chosen } })
const confirmBy =
  (link: 'confirm' | 'otherConfirm'): Request =>
  ({ links, couple: { token } }) =>
    call('POST', '/confirm-email', { token, body: { token: links[link] } })
const changeAddress: Request = ({ couple: { token, email } }) =>
  call('PUT', '/account', { token, body: { email: `drugi-${email}`, current_password: PASSWORD } })
const changePassword: Request = ({ couple: { token } }) =>
  call('PUT', '/account/password', { token, body: { current_password: PASSWORD, ...chosen } })
const suspend: Request = ({ couple, admin: { token } }) =>
  call('POST', `/admin/users/${couple.id}/suspend`, { token, body: { reason: 'Neželjene poruke.' } })
const leave: Request = ({ couple: { token } }) => call('DELETE', '/account', { token, body: { password: PASSWORD } })

/** Both come to the account while it is locked; the first gets it first. */
async function sendAtOnce(prepared: Prepared, [first, second]: [Request, Request]) {
  const requests = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', prepared.couple.id).forUpdate().execute()
    const one = first(prepared)
    await untilWaitingForRows(db, 1)
    const other = second(prepared)
    await untilWaitingForRows(db, 2)
    return { one, other }
  })
  return [(await requests.one).status, (await requests.other).status]
}

test('another link that is asked for while one is used waits its turn', async () => {
  const { couple, links } = await prepare()
  const of = db.selectFrom('account_tokens').select('token_hash').where('user_id', '=', couple.id)
  const { token_hash } = await of.where('purpose', '=', 'confirm_email').limit(1).executeTakeFirstOrThrow()
  const { asked, used } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('account_tokens').select('user_id').where('token_hash', '=', token_hash).forUpdate().execute()
    const asking = call('POST', '/account/confirmation', { token: couple.token })
    await untilWaitingForRows(db, 1)
    const using = call('POST', '/confirm-email', { token: couple.token, body: { token: links.otherConfirm } })
    await untilWaitingForRows(db, 2)
    return { asked: asking, used: using }
  })
  expect((await asked).status).toBe(202)
  // The new link replaces it.
  expect((await used).status).toBe(422)
})

describe('a link that is used while the account changes waits its turn', () => {
  test.each<[string, Request, Request, number[]]>([
    ['another address, a new password', changeAddress, resetBy('reset'), [200, 422]],
    ['another password, a new password', changePassword, resetBy('reset'), [200, 422]],
    ['a suspension, a new password', suspend, resetBy('reset'), [200, 422]],
    ['a deletion, a new password', leave, resetBy('reset'), [204, 422]],
    ['a new password by another link', resetBy('otherReset'), resetBy('reset'), [200, 422]],
    ['another address, its confirmation', changeAddress, confirmBy('confirm'), [200, 422]],
    ['a suspension, the confirmation', suspend, confirmBy('confirm'), [200, 422]],
    ['a deletion, the confirmation', leave, confirmBy('confirm'), [204, 422]],
    ['the confirmation by another link', confirmBy('otherConfirm'), confirmBy('confirm'), [200, 422]],
  ])('%s', async (_, first, second, statuses) => {
    expect(await sendAtOnce(await prepare(), [first, second])).toEqual(statuses)
  })
})
