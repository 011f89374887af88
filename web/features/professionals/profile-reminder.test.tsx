import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Professional } from '#contract/professionals.ts'
import { ReminderCard } from './profile-reminder.tsx'

const complete = {
  status: 'approved',
  city: 'Split',
  description: 'a'.repeat(150),
  price_range_min: 0,
  price_range_max: null,
  website: 'https://www.primjer.hr',
  instagram: 'studio.jadran',
  packages: [{}],
  facts: { drone: true, hours: 10, album: true },
  travels_km: null,
  media: [{ alt: 'Vrt' }, { alt: 'Kolač' }, { alt: 'Par' }],
}
const render = (changes: Partial<Record<keyof Professional, unknown>>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      {/* Only the fields that completeness depends on. */}
      <ReminderCard profile={{ ...complete, ...changes } as Professional} />
    </MemoryRouter>,
  )

test('the reminder says how far the profile is and leads to it', () => {
  const markup = render({ media: [], description: null, price_range_min: null })
  expect(markup).toContain('Dovršite profil – 64\u00A0%')
  expect(markup).toContain('Dodajte slike.')
  expect(markup).toContain('href="/professional/profile"')
})

test('while the profile is in review the reminder says so', () => {
  expect(render({ media: [], status: 'pending' })).toContain('Dok čekate odobrenje, dodajte slike.')
})

test('a complete profile has no reminder', () => {
  expect(render({})).toBe('')
})
