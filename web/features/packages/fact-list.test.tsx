import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactList, travelText } from './fact-list.tsx'

test.each([
  [80, 'Split', 'Do 80\u00A0km od Splita'],
  [1000, 'Slavonski Brod', 'Do 1.000\u00A0km od Slavonskog Broda'],
  [30, 'Samobor', 'Do 30\u00A0km od svojega mjesta (Samobor)'],
  [30, null, 'Do 30\u00A0km'],
  [0, 'Pula', 'Radi samo u svojem mjestu (Pula)'],
])('%d km from %s', (km, city, text) => {
  expect(travelText(km, city)).toBe(text)
})

test('facts stand in the order of the category, and what there simply is in one row', () => {
  const text = renderToStaticMarkup(
    <FactList
      slug="lokacija"
      city="Split"
      travels_km={null}
      facts={{ languages: ['it', 'en'], parking: true, guests: 121, outdoor: true, cancellation: ['days_90'] }}
    />,
  )
    .replaceAll(/<dd[^>]*>/g, ': ')
    .replaceAll(/<\/div>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
  expect(text.trim().split('\n')).toEqual([
    'Najviše gostiju: 121 gost',
    'Jezici: Engleski, talijanski',
    'Otkazivanje bez naknade: Do 90 dana prije',
    'Nudi: Otvoreni prostor i vlastito parkiralište',
  ])
})
