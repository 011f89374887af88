import { expect, test } from 'vitest'
import { linesWith, read, textFiles } from './repository-files.ts'

/** Keys of code hosts, clouds and payment providers, private keys, and tokens that carry their content. */
const known =
  /AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|gh[pousr]_[A-Za-z0-9]{30,}|xox[abp]-[0-9A-Za-z-]{10,}|eyJ[A-Za-z0-9_-]{20,}\.eyJ|sk_live_|zvk_[A-Za-z0-9_-]{49}|AIza[0-9A-Za-z_-]{35}/

/** A user and a password within an address, or a value beside a telltale name. */
const given = [
  /[a-z][a-z0-9+]*:\/\/[^\s/:@'"`$<{]+:(?<value>[^\s/:@'"`$<{]{4,})@/gi,
  // Not the end of a call's path.
  /(?<!\/[\w{}/-]*)\b(?:password|secret|token|api[_-]?key)\b['"]?\s*[:=]\s*['"](?<value>[^'"$\s]{8,})['"]/gi,
]

/** Placeholders in explanations, and passwords of accounts that exist only in tests and in the demo. */
const harmless = new Set([
  'password',
  'secret',
  'tajna',
  'tajna2',
  'tajna#1',
  'S3RVER',
  'not-a-token',
  'no-token',
  'pogrešna',
  'ružmarin7',
  'a%2Fb%2Bc%3D',
  'Qm9w-Zm9yZXZlcl9hbmRfZXZlci1hbmQtYS1kYXkxM2Y',
  // The examples of the API's documentation.
  '4mQxY7tRzK0vB2nLcW9pJd5sHf8gUe1iAo6TqXyZrNw',
  'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDR9K1x0mTzPw=',
  'demo-zauvijek',
  'lozinka-za-probu',
  'lozinka-za-mjerenje',
  'ružmarin-i-more',
  'duga-lozinka',
  'duga-lozinka-9',
])

test('no file holds a key of a known kind', () => {
  expect(
    linesWith(
      known,
      textFiles.filter((file) => file !== 'test/secrets.test.ts'),
    ),
  ).toEqual([])
})

test('no file gives a password or a token that could be one in earnest', () => {
  const found = textFiles
    .filter((file) => !file.startsWith('docs/pictures/'))
    .flatMap((file) =>
      given.flatMap((pattern) =>
        [...read(file).matchAll(pattern)].map(({ groups }) => `${file}: ${groups?.['value'] ?? ''}`),
      ),
    )
    .filter((line) => !harmless.has(line.slice(line.indexOf(': ') + 2)))
  expect(found).toEqual([])
})
