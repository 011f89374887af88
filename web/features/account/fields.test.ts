import { describe, expect, test } from 'vitest'
import type { Account } from '#contract/account.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { ApiError } from '#web/call.ts'
import { toAccountChange } from './fields.ts'

const account: Account = {
  id: 7,
  name: 'Ana i Ivan',
  email: 'Ana@primjer.test',
  phone: '+385912345678',
  role: 'couple',
  email_confirmed: true,
  wedding_date: toCalendarDay('2027-06-12'),
  created_at: '2026-11-21T04:30:00.000Z',
}

function change(typed: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: account.name, email: account.email, ...typed }))
    form.set(name, value)
  return toAccountChange(form, account)
}

function errorsOf(typed: Record<string, string>) {
  try {
    change(typed)
  } catch (error) {
    if (error instanceof ApiError) return error.fields
    throw error
  }
  return {}
}

describe('a change of the account', () => {
  test('is of what was changed alone, so that another device’s changes of the rest remain', () => {
    expect(change({})).toEqual({})
    expect(change({ phone: '091 234 5678', wedding_date: '2027-06-12' })).toEqual({})
    expect(change({ phone: '(091) 555-0123' })).toEqual({ phone: '+385915550123' })
    expect(change({ phone: '', wedding_date: '' })).toEqual({ phone: null, wedding_date: null })
    expect(change({ name: 'Ana', email: 'ana@primjer.test' })).toEqual({ name: 'Ana', email: 'ana@primjer.test' })
  })

  test.each(['ana@primjer.test', ' ANA@primjer.test '])('takes %j for the same address', (email) => {
    expect(errorsOf({ email })).toEqual({})
  })

  test('to another address is not sent without the password, and says all that is wrong at once', () => {
    const required = ['Ovo polje je obavezno.']
    expect(errorsOf({ email: 'ivan@primjer.test' })).toEqual({ current_password: required })
    expect(errorsOf({ email: 'ivan@primjer.test', current_password: '', name: ' ' })).toEqual({
      name: required,
      current_password: required,
    })
    expect(change({ email: 'ivan@primjer.test', current_password: ' lozinka ' }).current_password).toBe(' lozinka ')
  })

  test('refuses a date that is none', () => {
    expect(errorsOf({ wedding_date: 'NaN' })).toEqual({ wedding_date: ['Datum nije ispravan.'] })
  })
})
