import { expect, test } from 'vitest'
import { originOfHost, readEmbedHost } from './embed-hosts.ts'

test.each([
  ['foto-val.hr', 'foto-val.hr'],
  ['WWW.Foto-Val.hr', 'www.foto-val.hr'],
  ['https://www.foto-val.hr/kalendar?x=1#y', 'www.foto-val.hr'],
  ['foto-val.hr:8443', 'foto-val.hr:8443'],
  ['https://foto-val.hr:443', 'foto-val.hr'],
  ['šator.hr', 'xn--ator-f6a.hr'],
  ['localhost:5173', 'localhost:5173'],
  ['http://localhost:5173', 'localhost:5173'],
])('%s is the host %s', (typed, host) => {
  expect(readEmbedHost(typed)).toBe(host)
})

test.each([
  '',
  '*',
  '*.foto-val.hr',
  'foto-val',
  'http://foto-val.hr',
  'ftp://foto-val.hr',
  'javascript://foto-val.hr',
  'https://iva:tajna@foto-val.hr',
  '192.0.2.7',
  '0x7f.1',
  '[::1]',
  'foto-val.hr zlo.hr',
  "foto-val.hr; script-src 'unsafe-inline'",
  'foto-val.hr\r\nset-cookie: a=b',
  'foto_val.hr',
  '-foto.hr',
  'foto.hr.',
  `${'a'.repeat(251)}.hr`,
])('%j is none', (typed) => {
  expect(readEmbedHost(typed)).toBeNull()
})

test('a policy names a site by https, and the machine of a developer without', () => {
  expect(originOfHost('foto-val.hr')).toBe('https://foto-val.hr')
  expect(originOfHost('localhost:5173')).toBe('http://localhost:5173')
  expect(originOfHost('localhost.foto-val.hr')).toBe('https://localhost.foto-val.hr')
})
