import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { ProfessionalCard, RatingLine } from './card.tsx'
import type { CardData } from './card-data.ts'

const card: CardData = {
  id: 7,
  company_name: 'Studio Val',
  city: 'Split',
  category: { id: 2, name: 'Fotografija', slug: 'fotografija' },
  description: '',
  price_range: 'Kontaktirajte za cijene',
  premium: false,
  average_rating: 0,
  review_count: 0,
  cover: null,
}

const day = toCalendarDay('2027-06-12')

const render = (props: Partial<Parameters<typeof ProfessionalCard>[0]>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProfessionalCard card={card} {...props} />
    </MemoryRouter>,
  )

test('a card for a day carries it on and says how it stands', () => {
  const markup = render({ day, dayStatus: 'booked' })
  expect(markup).toContain('href="/professionals/7?date=2027-06-12"')
  expect(markup).toContain('Zauzet 12.\u00A0lipnja\u00A02027.')
})

test('a card without a day says nothing of one', () => {
  expect(render({})).toContain('href="/professionals/7"')
  expect(render({ day })).not.toContain('lipnja')
})

test('of a day without an entry a card says nothing: the heading above such cards does', () => {
  expect(render({ day, dayStatus: 'unknown' })).not.toContain('lipnja')
})

test('without reviews a professional is new, not rated with zero', () => {
  expect(render({})).toContain('Novo')
  expect(render({})).not.toContain('0,0')
  expect(renderToStaticMarkup(<RatingLine rating={4.8} count={23} />)).toContain('4,8')
})

test('a card is as few elements as it can be: a list has two dozen', () => {
  const cover = { hash: 'ab', widths: [320], url: '/media/ab-320.webp', width: 320, height: 240 } as CardData['cover'] // as far as a card reads it
  const whole = { ...card, cover, premium: true, review_count: 3, description: 'Dobar dan.' }
  const markup = render({ card: whole, corner: <i /> })
  expect(markup.match(/<[a-z]/g)).toHaveLength(14)
})

test('a price is never broken after the sign of the euro', () => {
  expect(render({ card: { ...card, price_range: '€ 500 - € 1.500' } })).toContain('€\u00A0500 - €\u00A01.500')
})
