import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#contract/site.ts'
import { ContactForm } from './contact-form.tsx'
import { contact } from './contact.tsx'

const site: Site = {
  operator_name: 'Obrt',
  operator_address: null,
  operator_oib: null,
  contact_email: 'info@zauvijek.test',
  contact_phone: null,
  fictional: false,
}
const render = (node: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>)

test('without a script the form says so, names the address and sends nothing', () => {
  const html = render(<ContactForm site={site} />)
  expect(/<noscript>.*<\/noscript>/s.exec(html)?.[0]).toContain('href="mailto:info@zauvijek.test"')
  expect(html).toContain('<button type="button"')
  expect(html).not.toContain('type="submit"')
})

test('the field that stays empty is reached neither by keyboard nor by a screen reader', () => {
  expect(render(<ContactForm site={site} />)).toMatch(
    /<div aria-hidden="true" class="sr-only"><label>[^<]*<input[^>]*tabindex="-1"[^>]*name="referral_code"|<div aria-hidden="true" class="sr-only"><label>[^<]*<input[^>]*name="referral_code"[^>]*tabindex="-1"/i,
  )
})

test('without an address to reach there is no form', () => {
  const part = contact.sections.find(({ id }) => id === 'poruka')
  expect(render(part?.body(site))).toContain('<form')
  expect(render(part?.body({ ...site, contact_email: null }))).not.toContain('<form')
})
