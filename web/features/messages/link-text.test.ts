import { expect, test } from 'vitest'
import { processorTimeOf } from '#test/processor-time.ts'
import { linkPieces } from './link-text.ts'

const hrefs = (body: string) => linkPieces(body).flatMap(({ href }) => href ?? [])

test.each([
  ['Cjenik: https://primjer.hr/cjenik.', ['https://primjer.hr/cjenik']],
  ['(vidi https://hr.wikipedia.org/wiki/Split_(grad))', ['https://hr.wikipedia.org/wiki/Split_(grad)']],
  ['www.primjer.hr, pa http://drugi.hr?a=1&b=2!', ['https://www.primjer.hr/', 'http://drugi.hr/?a=1&b=2']],
  ['„https://primjer.hr”', ['https://primjer.hr/']],
  ['https://čšž.hr/šator', ['https://xn--bea2o7c.hr/%C5%A1ator']],
  ['prvi https://a.hr\ndrugi https://b.hr', ['https://a.hr/', 'https://b.hr/']],
])('%s leads to %j', (body, expected) => {
  expect(hrefs(body)).toEqual(expected)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://primjer.hr/x',
  'https://zauvijek.hr@zlo.example/prijava',
  'https://',
  'http://localhost',
  'xhttps://primjer.hr',
  'cijena 1.500,50 €.',
  'https://[oops',
])('%s has no link', (body) => {
  expect(hrefs(body)).toEqual([])
})

test.each(['a https://b.hr/c, d', '', 'https://b.hr', ' \n www.b.hr \n', '<b>https://b.hr/"x"</b>'])(
  'nothing of %j is lost',
  (body) => {
    expect(
      linkPieces(body)
        .map(({ text }) => text)
        .join(''),
    ).toBe(body)
  },
)

test('an address before thousands of brackets is read at once, for whoever has to open the message', async () => {
  const address = 'https://val.hr/a'
  const body = address + ')'.repeat(20_000)
  expect(linkPieces(body)[0]).toEqual({ text: address, href: address })
  expect(await processorTimeOf(() => linkPieces(body))).toBeLessThan(500)
})
