import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Reply } from './review-item.tsx'

const reply = { body: 'Hvala!', created_at: '2027-03-15T09:00:00.000Z', updated_at: '2027-03-15T09:00:00.000Z' }
const sentence = 'Par je recenziju izmijenio nakon ovog odgovora.'

test('an answer says when its review is no longer the one that was answered', () => {
  expect(renderToStaticMarkup(<Reply reply={reply} companyName="Foto Val" />)).not.toContain(sentence)
  expect(renderToStaticMarkup(<Reply reply={{ ...reply, review_changed: true }} companyName="Foto Val" />)).toContain(
    sentence,
  )
})
