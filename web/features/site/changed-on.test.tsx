import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#contract/site.ts'
import { about } from './about.tsx'
import { accessibility } from './accessibility.tsx'
import { contact } from './contact.tsx'
import { cookies } from './cookies.tsx'
import { faq } from './faq.tsx'
import { help } from './help.tsx'
import type { InformationText } from './information-text.ts'
import { InformationPage } from './information-page.tsx'
import { pricing } from './pricing.tsx'
import { privacy } from './privacy.tsx'
import { support } from './support.tsx'
import { terms } from './terms.tsx'

const site: Site = {
  operator_name: 'Obrt',
  operator_address: 'Ulica 1',
  operator_oib: '12345678903',
  contact_email: 'info@zauvijek.test',
  contact_phone: '+385 1 234 5678',
  fictional: false,
}

/** The words of the page as they are read, without the day itself. */
function wordsOf(text: InformationText): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <InformationPage text={text} site={site} />
    </MemoryRouter>,
  )
  return html
    .replace(/<time.*?<\/time>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const digestOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 12)

// After changing a text: `changedOn` of its page becomes today, and both are noted here.
test.for([
  ['about', about, '2026-11-28', 'c59f1fefd488'],
  ['accessibility', accessibility, '2026-11-28', '048df8470b54'],
  ['contact', contact, '2026-11-22', '144088c355ef'],
  ['cookies', cookies, '2026-11-30', 'd5062ceaf46d'],
  ['faq', faq, '2026-11-30', '750ce99a42be'],
  ['help', help, '2026-11-30', 'e21d17103857'],
  ['pricing', pricing, '2026-11-22', 'f3959bce9737'],
  ['privacy', privacy, '2026-11-30', '2475e0f35e07'],
  ['support', support, '2026-11-22', 'f249b88384d0'],
  ['terms', terms, '2026-11-30', 'c578ff9c3aeb'],
] as const)('the page %s says the day on which its text was last changed', ([, text, day, digest]) => {
  expect({ day: text.changedOn, digest: digestOf(wordsOf(text)) }).toEqual({ day, digest })
})
