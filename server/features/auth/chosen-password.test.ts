import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { createAdmin } from './service.ts'

const { call, make, db, deps, close } = await makeTestApp()
afterAll(close)

const message = 'Ova je lozinka među najčešćima, pa ju je lako pogoditi. Odaberite drugu.'
const refused = [422, { message, code: 'invalid', errors: { password: [message] } }]
const chosen = (password: string) => ({ password, password_confirmation: password })

test.each(['password', '12345678', 'PASSWORD1', 'qwertyuiop', ' Lozinka123 ', 'hrvatska', 'dinamozagreb'])(
  'the common password “%s” is refused wherever one is chosen, and leaves everything as it was',
  async (password) => {
    const person = { role: 'couple', name: 'Iva', email: 'iva@primjer.test' }
    const registration = await call('POST', '/register', { body: { ...person, ...chosen(password) } })
    expect([registration.status, registration.body]).toEqual(refused)

    const user = await make.couple()
    const change = { current_password: PASSWORD, ...chosen(password) }
    const changed = await call('PUT', '/account/password', { token: user.token, body: change })
    expect([changed.status, changed.body]).toEqual(refused)

    const token = await make.link(user, 'reset_password')
    const reset = await call('POST', '/reset-password', { body: { token, ...chosen(password) } })
    expect([reset.status, reset.body]).toEqual(refused)
    // The link is not used up by the attempt.
    expect((await call('POST', '/reset-password', { body: { token, ...chosen('sasvim nova') } })).status).toBe(200)

    const admin = { name: 'Ana', email: 'ana@primjer.test', password }
    await expect(createAdmin(deps, admin)).rejects.toThrow(message)
    const emails = await db
      .selectFrom('users')
      .select('email')
      .where('email', 'in', [person.email, admin.email])
      .execute()
    expect(emails).toEqual([])
  },
)

test.each(['passwordd', 'mojahrvatska', 'lozinka-za-probu'])('“%s” is taken', async (password) => {
  const { token } = await make.couple()
  const body = { current_password: PASSWORD, ...chosen(password) }
  expect((await call('PUT', '/account/password', { token, body })).status).toBe(200)
})
