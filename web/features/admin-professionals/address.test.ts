import { describe, expect, test } from 'vitest'
import {
  logHref,
  professionalsHref,
  readLog,
  readProfessionals,
  readReviews,
  readUsers,
  reviewsHref,
  usersHref,
} from './address.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the address of the professionals', () => {
  test.each([
    ['', { status: 'pending', search: '', page: 1 }],
    ['status=all&search=%20Foto%20&page=3', { status: 'all', search: 'Foto', page: 3 }],
    ['status=toString&page=0', { status: 'pending', search: '', page: 1 }],
    ['status=suspended&page=1.5', { status: 'pending', search: '', page: 1 }],
  ])('%j is read as %j', (text, filters) => {
    expect(readProfessionals(query(text))).toEqual(filters)
  })

  test('is one for a list, whatever the one was that it was read from', () => {
    expect(professionalsHref(readProfessionals(query('status=pending&page=1&search=')))).toBe('/admin/professionals')
    expect(professionalsHref(readProfessionals(query('page=2&status=all&x=1')))).toBe(
      '/admin/professionals?status=all&page=2',
    )
  })
})

test('the address of the reviews begins with the reported ones', () => {
  expect(readReviews(query('state=shown&page=-1'))).toEqual({ state: 'reported', page: 1 })
  expect(reviewsHref(readReviews(query('state=hidden')))).toBe('/admin/reviews?state=hidden')
  expect(reviewsHref(readReviews(query('state=reported&page=1')))).toBe('/admin/reviews')
})

test('the address of the users takes roles and states that there are', () => {
  expect(readUsers(query('role=owner&state=gone&search=ana'))).toEqual({ search: 'ana', role: '', state: '', page: 1 })
  expect(usersHref(readUsers(query('state=suspended&role=couple&page=2')))).toBe(
    '/admin/users?role=couple&state=suspended&page=2',
  )
})

test('the address of the log takes actions that there are', () => {
  expect(readLog(query('action=constructor'))).toEqual({ action: '', page: 1 })
  expect(logHref(readLog(query('page=4&action=premium')))).toBe('/admin/log?action=premium&page=4')
})
