import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { makeOpenPasswords } from '#test/open-passwords.ts'

const passwords = makeOpenPasswords()
const { call, make, db, close } = await makeTestApp({ passwords })
afterAll(close)

/** An account whose owner sets another password, by a link, while somebody who knows the former one is at work. */
async function takenAccount() {
  const couple = await make.couple()
  passwords.whileVerifying = async () => {
    await db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', couple.id).execute()
  }
  return couple
}

const emailOf = async (id: number) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email

test('the former password gives the account no other address', async () => {
  const { id, token, email } = await takenAccount()
  const body = { email: `drugi-${email}`, current_password: PASSWORD }
  const answer = await call('PUT', '/account', { token, body })
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { current_password: ['Trenutačna lozinka nije ispravna.'] },
  ])
  expect(await emailOf(id)).toBe(email)
})

test('the former password does not delete the account', async () => {
  const { id, token, email } = await takenAccount()
  const answer = await call('DELETE', '/account', { token, body: { password: PASSWORD } })
  expect([answer.status, answer.body?.errors]).toEqual([422, { password: ['Lozinka nije ispravna.'] }])
  expect(await emailOf(id)).toBe(email)
})
