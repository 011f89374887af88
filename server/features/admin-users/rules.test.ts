import { expect, test } from 'vitest'
import { validateSuspension, hasOtherActiveAdmin } from './policy.ts'

const at = new Date('2027-03-15T11:00:00Z')

test.each([
  [{ id: 2, suspended_at: null }, null],
  [{ id: 2, suspended_at: at }, 'Račun je već suspendiran.'],
  [{ id: 1, suspended_at: null }, 'Ne možete suspendirati vlastiti račun.'],
])('the first may suspend %j: %s', (account, error) => {
  expect(validateSuspension({ id: 1 }, account)).toBe(error)
})

test.each([
  [[{ id: 1, suspended_at: null }], false],
  [
    [
      { id: 1, suspended_at: null },
      { id: 2, suspended_at: at },
    ],
    false,
  ],
  [
    [
      { id: 1, suspended_at: null },
      { id: 2, suspended_at: null },
    ],
    true,
  ],
])('without the first of %j an admin is left: %s', (admins, expected) => {
  expect(hasOtherActiveAdmin(admins, 1)).toBe(expected)
})
