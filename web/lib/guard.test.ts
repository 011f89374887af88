import { describe, expect, test, vi } from 'vitest'
import type { Role, User } from '#contract/auth.ts'
import { authorize, setRefusalHandler } from './guard.ts'
import { safeRedirect } from './redirect.ts'
import type { SessionState } from './session.ts'

const page = 'https://zauvijek.test/professional/leads?page=2&per_page=15'

const nobody: SessionState = { status: 'anonymous', user: null }

const someone = (role: Role): SessionState & { user: User } => ({
  status: 'signed-in',
  user: { id: 7, name: 'Ana', email: 'ana@primjer.test', phone: null, role },
})

/** The address to which the guard redirects this user. */
function redirectOf(work: () => unknown): string | null {
  try {
    work()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location')
    throw thrown
  }
  throw new Error('nobody was sent away')
}

describe('the guard', () => {
  test('sends whoever is signed out to the sign-in, with the whole address to come back to', () => {
    const location = redirectOf(() => authorize(nobody, page))
    expect(location).toBe('/login?redirect=%2Fprofessional%2Fleads%3Fpage%3D2%26per_page%3D15')
    const target = new URL(location ?? '', page).searchParams.get('redirect')
    expect(safeRedirect(target)).toBe('/professional/leads?page=2&per_page=15')
  })

  test('keeps letters, plus signs and percent signs of the query as they were', () => {
    const address = '/favorites?search=%C5%A1e%C5%A1ir+%26+%25'
    const location = redirectOf(() => authorize(nobody, `https://zauvijek.test${address}`))
    expect(safeRedirect(new URL(location ?? '', page).searchParams.get('redirect'))).toBe(address)
  })

  test.each<[Role, Role[]]>([
    ['couple', ['professional']],
    ['couple', ['admin']],
    ['professional', ['admin']],
    ['professional', ['couple', 'admin']],
    ['admin', ['professional']],
  ])('sends %s home from a page for %s', (role, roles) => {
    expect(redirectOf(() => authorize(someone(role), page, roles))).toBe('/')
  })

  test.each<[Role, Role[], string]>([
    ['couple', ['professional'], 'Morate biti prijavljeni kao pružatelj usluga.'],
    ['couple', ['admin'], 'Nemate pristup ovoj stranici.'],
    ['professional', ['couple'], 'Nemate pristup ovoj stranici.'],
  ])('tells %s why a page for %s is not shown', (role, roles, sentence) => {
    const show = vi.fn()
    setRefusalHandler(show)
    redirectOf(() => authorize(someone(role), page, roles))
    expect(show).toHaveBeenCalledExactlyOnceWith(sentence)
    redirectOf(() => authorize(nobody, page, roles))
    expect(show).toHaveBeenCalledTimes(1)
  })

  test.each<Role>(['couple', 'professional', 'admin'])('lets %s onto a page for everyone signed in', (role) => {
    expect(authorize(someone(role), page)).toMatchObject({ role })
  })

  test('hands the page the person that it let in', () => {
    const { user } = someone('professional')
    expect(authorize({ status: 'signed-in', user }, page, ['professional'])).toBe(user)
  })
})
