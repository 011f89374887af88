import { expect, test } from 'vitest'
import { product, read } from './repository-files.ts'

/** A pattern that looks for a run of any length up to the end of a text, without a place where it has to begin. */
const runToTheEnd = /(?<=[\s=(,:])\/(?!\^|\/|\*|\(\?<!)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])*[+*]\)?\$\/[a-z]*/g

/**
 * From each place of a run such a pattern looks through the rest of it, which takes time by its square: seconds of one
 * processor for the sixteen thousand letters of an address, minutes for those of a file's name. It may stand where the text
 * is short; otherwise `(?<![.\s])[.\s]+$` begins at the run's first letter alone.
 */
const ofShortTexts: Record<string, string> = {
  'contract/auth.ts /@[^@]*$/': 'an address of 254 letters',
  'contract/company-fields.ts /[/?].*$/': 'a name of 200 letters',
  'contract/embed-hosts.ts /:\\d+$/': 'a host of 253 letters',
  'contract/query.ts /0+$/': 'the twenty digits of a fraction',
  'server/backup/tar.ts /[\\0 ].*$/s': 'a field of a header, of 512 bytes',
  'server/db/migration-files.ts /--.*$/gm': 'a migration of ours',
  'server/features/professionals/read-while-typing.ts /(?<=\\d.*)\\s+\\S+$/': 'a search of a hundred letters',
  'web/features/professionals/detail-links.ts /[/?#].*$/': 'a website of 300 letters',
  'web/features/professionals/detail-meta.ts /[\\s,;:.–-]+$/': 'the beginning of a description',
  'web/pages.ts /[^/]+$/': 'a path that is known to end with one such run, after a short word',
  'web/service-worker/handling.ts /\\.[a-z\\d]+$/i': 'a path, of which only the runs between two dots count',
}

test('a pattern for the end of a text takes no time by the square of its length, or its texts are short', () => {
  const found = product.flatMap((file) => [...read(file).matchAll(runToTheEnd)].map(([text]) => `${file} ${text}`))
  expect(found.toSorted()).toEqual(Object.keys(ofShortTexts).toSorted())
})
