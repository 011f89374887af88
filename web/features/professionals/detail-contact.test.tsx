import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Professional } from '#contract/professionals.ts'
import { DetailContact } from './detail-contact.tsx'

test('links that a professional gives are marked as such, and give nothing away', () => {
  const given = { website: 'https://www.primjer.hr', instagram: 'studio.jadran' }
  // Only the fields that the contact depends on.
  const markup = renderToStaticMarkup(<DetailContact professional={given as Professional} />)
  expect([...markup.matchAll(/rel="([^"]*)"/g)].map(([, rel]) => rel)).toEqual([
    'ugc nofollow noopener noreferrer',
    'ugc nofollow noopener noreferrer',
  ])
})
