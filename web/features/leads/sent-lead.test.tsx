import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { addDays, toCalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { makeSentLead } from '#test/sent-lead.ts'
import { longDay } from '#web/lib/format.ts'
import { OwnLeads } from './own-leads.tsx'
import { coupleNotice, professionalNotice } from './lead-notices.ts'
import { SentLead } from './sent-lead.tsx'

const today = zagrebDayOf(new Date())
const day = addDays(today, 200)

const base = makeSentLead({ event_date: day })

const hidden = { id: 3, company_name: 'Studio', category_id: null, is_public: false }
const offer = { id: 5, number: 1, status: 'accepted', total: 900, valid_until: day } as const

const render = (changes: Partial<Lead>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SentLead lead={{ ...base, ...changes }} reviewHref="/professionals/3#recenzija" onWithdraw={() => {}} />
    </MemoryRouter>,
  )

const above = (changes: Partial<Lead>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OwnLeads leads={[{ ...base, ...changes }]} />
    </MemoryRouter>,
  )

const taken = 'U kalendaru ovog pružatelja usluga taj je dan zauzet.'
const notPublic = 'Profil ovog pružatelja usluga trenutačno nije javan'

describe('a sent enquiry whose day is taken', () => {
  test('says so in place of how it stands, and leads to those who are free', () => {
    const markup = render({ is_day_taken: true })
    expect(markup).toContain(taken)
    expect(markup).toContain(`href="/?category_id=2&amp;date=${day}"`)
    expect(markup).not.toContain('vam se javio')
    expect(render({})).not.toContain(taken)
  })

  test('says so above the form, too, and not once its day is over', () => {
    expect(above({ is_day_taken: true })).toContain(taken)
    expect(above({ is_day_taken: true, event_date: addDays(today, -1) })).not.toContain(taken)
  })

  test('is one for which its professional is asked to decide', () => {
    expect(professionalNotice({ ...base, is_day_taken: true }, today)?.text).toContain(
      'Taj vam je dan u kalendaru zauzet',
    )
    expect(professionalNotice(base, today)).toBeNull()
    expect(professionalNotice({ ...base, is_day_taken: true, event_date: addDays(today, -1) }, today)).toBeNull()
  })

  test('is one with which nothing can be agreed while the profile is not public, as its professional reads', () => {
    const professional = { ...base.professional, is_public: false }
    const textFor = (changes: Partial<Lead>) => professionalNotice({ ...base, professional, ...changes }, today)?.text
    const text = 'Vaš profil trenutačno nije objavljen'
    for (const changes of [{}, { is_day_taken: true }, { status: 'booked' }] satisfies Partial<Lead>[])
      expect(textFor(changes)).toContain(text)
    expect(textFor({ status: 'rejected', can_write: false })).toBeUndefined()
  })
})

test.each([
  ['new', 'Upit čeka odgovor.'],
  ['contacted', 'Pružatelj usluga vam se javio.'],
  ['interested', 'Pružatelj usluga želi vaš datum.'],
] as const)('an enquiry whose day is over is no longer %s', (status, meaning) => {
  for (const shown of [render, above]) {
    const todays = shown({ status, event_date: today })
    expect(todays).toContain(meaning)
    expect(todays).not.toContain('Taj je dan prošao.')
    const past = shown({ status, event_date: addDays(today, -1) })
    expect(past).toContain('Taj je dan prošao.')
    expect(past).not.toContain(meaning)
  }
})

describe('a professional that is not public', () => {
  test('is named without a link, and an open enquiry leads to others', () => {
    const markup = render({ professional: hidden, can_write: false })
    expect(markup).toContain(`${notPublic}, pa se s njim sada ne može ništa dogovoriti.`)
    expect(markup).toContain(`href="/?date=${day}"`)
    expect(markup).not.toContain('href="/professionals/3"')
    expect(render({})).toContain('href="/professionals/3"')
  })

  test('has its booking still, and the couple reads how to make sure of it', () => {
    const suspended = render({ professional: hidden, status: 'booked', can_write: false })
    expect(suspended).toContain('Dan je u kalendaru upisan kao vaš.')
    expect(suspended).toContain('ne može primati poruke')
    // Whether a reply to the mail arrives depends on the address, which only the mail knows.
    expect(suspended).toContain('onako kako piše u našem e-mailu o njoj')
    expect(suspended).toContain('href="/contact"')
    expect(suspended).not.toContain('Trebate otkazati')
    const rejected = render({ professional: hidden, status: 'booked' })
    expect(rejected).toContain('u razgovoru provjerite vrijedi li dogovor')
    expect(rejected).toContain('Trebate otkazati')
    expect(rejected).not.toContain('pošaljite upit za njega')
  })

  test('has no page on which it could be reviewed', () => {
    const past = { status: 'booked', my_review: { can_review: true, needs_confirmation: false, review: null } } as const
    expect(render(past)).toContain('Napiši recenziju')
    const markup = render({ ...past, professional: hidden })
    expect(markup).not.toContain('Napiši recenziju')
    expect(markup).toContain('Recenziju ćete moći napisati kad opet bude.')
  })

  test('says nothing more of an enquiry that it has refused', () => {
    expect(render({ professional: hidden, status: 'rejected', can_write: false })).not.toContain(notPublic)
  })
})

describe('a booked day', () => {
  test('says how it is called off and how a wedding is moved', () => {
    const markup = render({ status: 'booked', offer })
    for (const words of [
      'Trebate otkazati ili promijeniti datum?',
      'href="/messages/7"',
      'href="/offers/5"',
      'tek kad je novi rezerviran',
    ])
      expect(markup).toContain(words)
  })

  test.each<[string, Partial<Lead>]>([
    ['that is not booked', {}],
    ['that is called off', { status: 'rejected', is_called_off: true }],
    ['that is over', { status: 'booked', my_review: { can_review: true, needs_confirmation: false, review: null } }],
  ])('%s does not', (_, changes) => {
    expect(render({ offer, ...changes })).not.toContain('Trebate otkazati')
  })
})

describe('of a wedding that moves', () => {
  const other_booking = { lead_id: 8, event_date: toCalendarDay('2099-06-19') }
  const booked = { ...base, status: 'booked', offer, other_booking } as const
  const cancelled = { ...booked, status: 'rejected', is_called_off: true } as const

  test('each booked day says that there is another one, instead of how to ask for it', () => {
    const markup = render(booked)
    expect(markup).toContain(`rezervirani ste i za ${longDay(other_booking.event_date)} Ne trebate li oba dana`)
    expect(markup).toContain('href="/messages/8"')
    expect(markup).not.toContain('tek kad je novi rezerviran')
    expect(professionalNotice(booked, today)?.text).toContain('otkažite dan koji više ne vrijedi')
    expect(professionalNotice({ ...booked, event_date: addDays(today, -1) }, today)).toBeNull()
  })

  test('the cancelled day leads to the one that is booked', () => {
    const markup = render(cancelled)
    expect(markup).toContain(`rezervirani ste za ${longDay(other_booking.event_date)}`)
    expect(markup).toContain('href="/messages/8"')
    expect(professionalNotice(cancelled, today)?.text).toBe(
      `Isti par ima kod vas rezervaciju za ${longDay(other_booking.event_date)}`,
    )
    expect(coupleNotice({ ...cancelled, other_booking: null }, today)).toBeNull()
  })
})

describe('an enquiry that was refused or cancelled', () => {
  const whoIsFree = `href="/?category_id=2&amp;date=${day}"`

  test('leads to those who are free, as the mail about it does', () => {
    expect(render({ status: 'rejected' })).toContain(whoIsFree)
    expect(render({ status: 'rejected', is_called_off: true })).toContain(whoIsFree)
  })

  test('leads to all who are free while its professional has no public category', () => {
    const markup = render({ status: 'rejected', professional: hidden })
    expect(markup).toContain(`href="/?date=${day}"`)
  })

  test('does not once its day is over, or while another day is booked with the same professional', () => {
    expect(render({ status: 'rejected', event_date: addDays(today, -1) })).not.toContain('date=')
    const other_booking = { lead_id: 8, event_date: toCalendarDay('2099-06-19') }
    expect(render({ status: 'rejected', is_called_off: true, other_booking })).not.toContain(whoIsFree)
    expect(render({})).not.toContain(whoIsFree)
  })
})

test('the links of a sent enquiry say whose they are, since there are several on the page', () => {
  expect(render({})).toContain('aria-label="Otvori razgovor: Studio"')
  expect(render({ unread_count: 2 })).toContain('aria-label="Otvori razgovor: Studio (2 nepročitane)"')
  const mayReview = { can_review: true, needs_confirmation: false, review: null }
  expect(render({ my_review: mayReview })).toContain('aria-label="Napiši recenziju: Studio"')
})

describe('the message of a sent enquiry', () => {
  test('of a few lines shows its beginning alone, since the conversation has the rest', () => {
    const markup = render({ message: `Dobar dan,\n\n${'zanima nas vaš termin. '.repeat(9)}` })
    expect(markup).toContain('line-clamp-2')
    expect(markup).toContain('Prikaži cijelu poruku')
  })

  test('of two lines is shown as it was written', () => {
    const markup = render({ message: 'Dobar dan,\njeste li slobodni?' })
    expect(markup).toContain('whitespace-pre-line')
    expect(markup).not.toContain('Prikaži cijelu poruku')
  })
})
