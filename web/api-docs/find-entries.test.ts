import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'

const entries = [
  { title: 'Ponude jednog upita', detail: 'GET /leads/{id}/offers', url: '1', words: 'listOffers id' },
  { title: 'Prihvaćanje ponude', detail: 'POST /offers/{id}/accept', url: '2', words: 'acceptOffer id' },
  { title: 'Offer', detail: 'Ponude', url: '3', words: 'valid_until deposit đurđa' },
]
const found = (query: string) => findEntries(entries, query).map(({ url }) => url)

test.each([
  ['prihvacanje', ['2']],
  ['PONUDE', ['1', '2', '3']],
  ['ponude upita', ['1']],
  ['valid_until', ['3']],
  ['accept', ['2']],
  ['durda', ['3']],
  ['nema', []],
  ['  ', []],
])('“%s” finds %j, the best first', (query, expected) => expect(found(query)).toEqual(expected))
