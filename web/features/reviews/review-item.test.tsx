import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Reply, ReviewItem } from './review-item.tsx'

const reply = { body: 'Hvala!', created_at: '2027-03-15T09:00:00.000Z', updated_at: '2027-03-15T09:00:00.000Z' }
const sentence = 'Par je recenziju izmijenio nakon ovog odgovora.'

test('an answer says when its review is no longer the one that was answered', () => {
  expect(renderToStaticMarkup(<Reply reply={reply} companyName="Foto Val" />)).not.toContain(sentence)
  expect(renderToStaticMarkup(<Reply reply={{ ...reply, review_changed: true }} companyName="Foto Val" />)).toContain(
    sentence,
  )
})

const review = {
  id: 1,
  professional_id: 1,
  rating: 5,
  comment: null,
  created_at: '2027-03-15T09:00:00.000Z',
  couple: { name: 'Iva i Luka' },
  reply: null,
  verified: null,
}

test.each([
  ['long', 'Slike su stigle brže nego što smo se nadali. '.repeat(30).trim(), true],
  ['of many lines', 'Da\n'.repeat(12).trim(), true],
  ['short', 'Super!', false],
])('a text that is %s stands there whole, and unfolds where it is long', (_, text, unfolds) => {
  const item = renderToStaticMarkup(<ReviewItem review={{ ...review, comment: text }}>{null}</ReviewItem>)
  const answer = renderToStaticMarkup(<Reply reply={{ ...reply, body: text }} companyName="Foto Val" />)
  for (const [markup, way] of [
    [item, 'Cijela recenzija'],
    [answer, 'Cijeli odgovor'],
  ] as const) {
    expect(markup).toContain(`>${text}</p>`)
    expect(markup.includes(`<details class="unfolds"><summary>${way}</summary></details>`)).toBe(unfolds)
  }
})

test('a review that was found by a word of it stands there unfolded', () => {
  const comment = 'Slike su stigle brže nego što smo se nadali. '.repeat(30)
  const markup = renderToStaticMarkup(
    <ReviewItem review={{ ...review, comment }} isUnfolded>
      {null}
    </ReviewItem>,
  )
  expect(markup).toContain('<details class="unfolds" open="">')
})
