import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { makeSentLead } from '#test/sent-lead.ts'
import { OwnLeadLine, OwnLeads } from './own-leads.tsx'
import { ownLeadDays } from './own-lead-days.ts'

const makeLead = (id: number, status: LeadStatus, day = '2099-06-12', phone?: string): Lead =>
  makeSentLead({
    id,
    professional_id: 1,
    status,
    event_date: toCalendarDay(day),
    professional: {
      id: 1,
      company_name: 'Studio',
      category_id: 2,
      is_public: true,
      ...(phone !== undefined && { phone }),
    },
  })

const render = (leads: Lead[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OwnLeads leads={leads} />
    </MemoryRouter>,
  )

describe('above the form a couple', () => {
  test.each([
    ['new', 'Poslano', 'Upit čeka odgovor.'],
    ['contacted', 'Kontaktirano', 'Otvorite razgovor.'],
    ['interested', 'Zainteresirano', 'želi vaš datum'],
    ['rejected', 'Odbijeno', 'ne može prihvatiti upit'],
  ] as const)('reads of a %s enquiry its day and how it stands', (status, label, meaning) => {
    const markup = render([makeLead(1, status)])
    for (const words of ['Vaš upit', '12.\u00A0lipnja\u00A02099.', label, meaning, 'href="/enquiries"']) {
      expect(markup).toContain(words)
    }
    expect(markup).not.toContain('To je vaša rezervacija')
    expect(markup).not.toContain('tel:')
  })

  test('reads of a booking that was called off no refusal', () => {
    const calledOff = { ...makeLead(1, 'rejected'), is_called_off: true }
    const markup = render([calledOff])
    for (const words of ['Otkazano', 'Pružatelj usluga otkazao je rezervaciju. Dan više nije vaš.'])
      expect(markup).toContain(words)
    expect(markup).not.toContain('Odbijeno')
    expect(renderToStaticMarkup(<OwnLeadLine leads={[calledOff]} />)).toContain('Vaš upit: otkazano')
  })

  test('sees the ground of each status: it is another than that of the box around it', () => {
    for (const status of ['new', 'contacted', 'interested', 'booked', 'rejected'] as const) {
      const [box, chip = ''] = render([makeLead(1, status)]).match(/\bbg-[a-z-]+/g) ?? []
      expect(chip).toMatch(/^bg-/)
      expect(chip).not.toBe(box)
    }
  })

  test('reads that a booked day is its own, and whom to call', () => {
    const markup = render([makeLead(1, 'booked', '2099-06-12', '+385912345678')])
    for (const words of ['To je vaša rezervacija.', 'Rezervirano', 'href="tel:+385912345678"', '+385 91 234 5678']) {
      expect(markup).toContain(words)
    }
    expect(markup).toContain('bg-success-soft text-success')
    expect(markup).not.toMatch(/(?:bg|text)-(?:error|secondary)/)
  })

  test('sees the two newest of several', () => {
    const markup = render([makeLead(3, 'new'), makeLead(2, 'contacted', '2099-06-19'), makeLead(1, 'rejected')])
    expect(markup).toContain('Vaši upiti')
    expect(markup.match(/<li/g)).toHaveLength(2)
    expect(markup).not.toContain('Odbijeno')
  })
})

test('on a phone the bar says how the newest one stands', () => {
  const line = (status: LeadStatus) => renderToStaticMarkup(<OwnLeadLine leads={[makeLead(1, status)]} />)
  expect(line('new')).toContain('Vaš upit: poslano')
  expect(line('booked')).toContain('Vaša rezervacija')
})

test('a day is the couple’s own once it is booked, and asked for while its enquiry is open', () => {
  const leads = [
    makeLead(4, 'rejected', '2099-06-05'),
    makeLead(3, 'interested', '2099-06-26'),
    makeLead(2, 'new', '2099-06-12'),
    makeLead(1, 'booked', '2099-06-12'),
  ]
  expect(Object.fromEntries(ownLeadDays(leads))).toEqual({ '2099-06-12': 'own', '2099-06-26': 'asked' })
})
