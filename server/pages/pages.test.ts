import { expect, test } from 'vitest'
import { normalizePageUrl } from './pages.ts'
import { policyFor } from './policy.ts'

test('of a page address only what the page depends on is kept', () => {
  expect(normalizePageUrl('/?utm_source=x&city=Split&page=2')).toEqual({ pathname: '/', search: '?city=Split&page=2' })
  expect(normalizePageUrl('/professionals/7?month=2027-06&x=1')).toEqual({
    pathname: '/professionals/7',
    search: '?month=2027-06',
  })
  expect(normalizePageUrl('/favorites?token=secret')).toEqual({ pathname: '/favorites', search: '' })
})

test.each(['//', '//elsewhere.test', '/\\', '///?page=2'])('%s is a path of this site', (url) => {
  expect(normalizePageUrl(url)).toMatchObject({ pathname: expect.stringMatching(/^\/\//), search: '' })
})

test('the policy of a page names its inline scripts by hash and nothing more', () => {
  const html = '<script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>'
  const policy = policyFor(html)
  expect(policy.match(/'sha256-[^']+'/g)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})
