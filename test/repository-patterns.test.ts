import { expect, test } from 'vitest'
import { product, read } from './repository-files.ts'

/** A pattern for a run of any length up to the end of a text, without a fixed start. */
const runToTheEnd = /(?<=[\s=(,:])\/(?!\^|\/|\*|\(\?<!)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])*[+*]\)?\$\/[a-z]*/g

/**
 * From each position of a run such a pattern scans the rest of it, which takes quadratic time: seconds of processor
 * time for the sixteen thousand characters of an address, minutes for a file name. It is allowed for short texts;
 * otherwise `(?<![.\s])[.\s]+$` starts only at the run's first character.
 */
const ofShortTexts: Record<string, string> = {
  'contract/auth.ts /@[^@]*$/': 'an address of 254 letters',
  'contract/company-fields.ts /[/?].*$/': 'a name of 200 letters',
  'contract/embed-hosts.ts /:\\d+$/': 'a host of 253 letters',
  'contract/item-quantity.ts /,?0+$/': 'a number with three decimals',
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

/** They hold what is searched for, which is cut off on the server, too, or a number of a few digits. */
const fieldsThatCut = [
  'web/features/compare/compare-form.tsx',
  'web/features/compare/compare-form.tsx',
  'web/features/leads/received-filter-bar.tsx',
  'web/features/messages/messages-page.tsx',
  'web/features/professionals/filter-fields.tsx',
  'web/features/professionals/filter-fields.tsx',
  'web/features/professionals/search-field.tsx',
  'web/features/reviews/review-controls.tsx',
  'web/ui/search-field.tsx',
]

test('a field whose text is stored cuts nothing off what is pasted', () => {
  const found = product.flatMap((file) => [...read(file).matchAll(/\bmaxLength=\{/g)].map(() => file))
  expect(found.toSorted()).toEqual(fieldsThatCut)
})
