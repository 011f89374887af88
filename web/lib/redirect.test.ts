import { expect, test } from 'vitest'
import { safeRedirect } from './redirect.ts'

test.each([
  '/',
  '/favorites',
  '/professionals/12?date=2027-06-12&month=2027-06#upit',
  '/?search=%C5%A1e%C5%A1ir&page=2',
  '/login?redirect=%2F%2Fevil.example',
  '/?next=https://evil.example',
  '/a//b',
])('leads on to %s', (target) => {
  expect(safeRedirect(target)).toBe(target)
})

test.each([
  ['nothing', null],
  ['nothing', undefined],
  ['an empty text', ''],
  ['another scheme', 'https://evil.example/'],
  ['another scheme without slashes', 'https:evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a host', '//evil.example'],
  ['a host with more slashes', '///evil.example'],
  ['a host and a path', '//evil.example/favorites'],
  ['a backslash', String.raw`/\evil.example`],
  ['two backslashes', String.raw`\\evil.example`],
  ['a backslash later', String.raw`/favorites\..\\evil.example`],
  ['a tab', '/\t/evil.example'],
  ['a newline', '/\n/evil.example'],
  ['a carriage return', '/\r/evil.example'],
  ['NUL', '/\u0000/evil.example'],
  ['a space before', ' //evil.example'],
  ['a tab before', '\t//evil.example'],
  ['a dot that resolves to a host', '/.//evil.example'],
  ['two dots that resolve to a host', '/favorites/..//evil.example'],
  ['dots that are written otherwise', '/%2e//evil.example'],
  ['two dots that are written otherwise', '/a/%2E%2e//evil.example'],
  ['a path without its slash', 'favorites'],
  ['a name and a host', 'zauvijek.test@evil.example'],
])('leads home instead of following %s', (_what, target) => {
  expect(safeRedirect(target)).toBe('/')
})

test('resolves dots inside the site', () => {
  expect(safeRedirect('/professionals/../favorites')).toBe('/favorites')
})
