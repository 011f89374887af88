import { expect, test } from 'vitest'
import { instagramLink, websiteLink } from './detail-links.ts'

test.each([
  ['https://www.studio-val.hr/portfolio?x=1', 'https://www.studio-val.hr/portfolio?x=1', 'studio-val.hr'],
  ['http://dvorana.hr', 'http://dvorana.hr/', 'dvorana.hr'],
  ['https://šešir.hr/o-nama', 'https://xn--eir-zzab.hr/o-nama', 'šešir.hr'],
])('%s is shown by its host', (website, href, text) => {
  expect(websiteLink(website)).toEqual({ href, text })
})

test.each([null, '', 'javascript:alert(1)', 'data:text/html,x', 'dvorana'])('%j is no link', (website) => {
  expect(websiteLink(website)).toBeNull()
})

test('instagram is shown by its name', () => {
  const link = { href: 'https://www.instagram.com/studio.val/', text: '@studio.val' }
  expect(instagramLink('studio.val')).toEqual(link)
  expect(instagramLink('@studio.val')).toEqual(link)
  expect(instagramLink('')).toBeNull()
  expect(instagramLink(null)).toBeNull()
})
