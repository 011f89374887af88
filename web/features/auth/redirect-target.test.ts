import { expect, test } from 'vitest'
import type { Role } from '#contract/auth.ts'
import { roleFromQuery } from './fields.ts'
import { targetForRole } from './redirect-target.ts'

test.each<[Role, string, string]>([
  ['professional', '/favorites', '/professional/profile'],
  ['professional', '/enquiries?status=open', '/professional/leads'],
  ['admin', '/favorites', '/admin/professionals'],
  ['admin', '/messages/7', '/admin/professionals'],
])('%s on the way to the couples’ page %s goes on to %s', (role, target, place) => {
  expect(targetForRole(role, target)).toBe(place)
})

test.each<[Role, string]>([
  ['couple', '/favorites'],
  ['couple', '/enquiries?page=2#prva'],
  ['professional', '/'],
  ['professional', '/?city=Split'],
  ['professional', '/professionals/7?date=2027-06-12#upit'],
  ['professional', '/compare?ids=1,2'],
  ['professional', '/messages/7'],
  // The page itself leads to the professional's account.
  ['professional', '/profile?page=2'],
  ['admin', '/profile'],
  // The guard says who may open these.
  ['couple', '/professional/leads'],
  ['couple', '/admin/users'],
  ['professional', '/admin/users'],
  ['professional', '/no-such-page/at/all'],
])('%s goes on to %s', (role, target) => {
  expect(targetForRole(role, target)).toBe(target)
})

test.each([
  ['role=professional', 'professional'],
  ['redirect=%2Fprofessional%2Fcalendar', 'professional'],
  ['redirect=%2Fprofessional%2Fcalendar&role=couple', 'couple'],
  ['redirect=%2Ffavorites', 'couple'],
  ['redirect=%2Fmessages', 'couple'],
  ['redirect=%2Fadmin%2Fusers', 'couple'],
  ['redirect=%2Fprofessionals%2F7', 'couple'],
  ['', 'couple'],
])('a registration by ?%s is that of a %s at first', (query, role) => {
  expect(roleFromQuery(new URLSearchParams(query))).toBe(role)
})
