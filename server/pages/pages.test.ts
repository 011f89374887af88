import { expect, test } from 'vitest'
import { normalizePageUrl } from './pages.ts'
import { withPolicy } from './policy.ts'

test('of a page address only what the page depends on is kept', () => {
  expect(normalizePageUrl('/?utm_source=x&city=Split&page=2')).toEqual({ pathname: '/', search: '?city=Split&page=2' })
  expect(normalizePageUrl('/professionals/7?month=2027-06&x=1')).toEqual({
    pathname: '/professionals/7',
    search: '?month=2027-06',
  })
  expect(normalizePageUrl('/favorites?token=secret')).toEqual({ pathname: '/favorites', search: '' })
})

test.each([
  ['/professionals/%37?month=%202027-06', '/professionals/7?month=2027-06'],
  ['/%68elp', '/help'],
  ['/%c4%8detiri', '/%C4%8Detiri'],
  ['/a%2fb%3fc%25', '/a%2Fb%3Fc%25'],
  ['/?search=%20dj%20&city=Split', '/?city=Split&search=dj'],
])('%s is the page %s', (url, canonical) => {
  const { pathname, search } = normalizePageUrl(url)
  expect(pathname + search).toBe(canonical)
})

test.each(['//', '//elsewhere.test', '/\\', '///?page=2'])('%s is a path of this site', (url) => {
  expect(normalizePageUrl(url)).toMatchObject({ pathname: expect.stringMatching(/^\/\//), search: '' })
})

const mark = 'f81d4fae'

test('the policy of a page names the inline scripts with its mark by hash, and the page goes without the mark', () => {
  const html = `<script nonce="${mark}">alert(1)</script><script nonce="${mark}" src="/a.js"></script><script nonce="${mark}" type="application/ld+json">{}</script>`
  const { body, policy } = withPolicy(html, mark)
  expect(policy.match(/'sha256-[^']+'/g)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(body).toBe(
    '<script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  '<script nonce="f81d4fa">alert(1)</script>',
  `<script nonce='guess'>alert(1)</script>`,
])('the policy of a page does not name %s, which is not of the page itself', (script) => {
  expect(withPolicy(`<p>${script}</p>`, mark).policy).toContain("script-src 'self';")
})
