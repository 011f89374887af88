import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { leadInput } from '#contract/leads.ts'
import { LEAD_MESSAGE_MAX } from '#contract/text-limits.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { validateLead, type LeadFields, toLeadInput } from './fields.ts'

const today = toCalendarDay('2026-11-21')
const good: LeadFields = { event_date: '2027-06-12', package_id: '', message: 'Jeste li slobodni?' }

test('a filled form becomes exactly what goes over the wire', () => {
  expect(toLeadInput(7, { ...good, message: '  Jeste li slobodni?\n' })).toEqual({
    professional_id: 7,
    event_date: '2027-06-12',
    message: 'Jeste li slobodni?',
    status: 'pending',
  })
})

test('a chosen package goes along', () => {
  expect(toLeadInput(7, { ...good, package_id: '3' }).package_id).toBe(3)
})

describe('the form’s own check', () => {
  test('lets today pass, and not yesterday', () => {
    expect(validateLead({ ...good, event_date: '2026-11-21' }, today, false)).toEqual({})
    expect(Object.keys(validateLead({ ...good, event_date: '2026-11-20' }, today, false))).toEqual(['event_date'])
  })

  test('tells an incomplete date from a missing one', () => {
    expect(validateLead({ ...good, event_date: '' }, today, true)).toEqual({ event_date: ['Datum nije ispravan.'] })
    expect(validateLead({ ...good, event_date: '' }, today, false)).toEqual({ event_date: ['Ovo polje je obavezno.'] })
  })

  test.each<[string, LeadFields]>([
    ['nothing at all', { event_date: '', package_id: '', message: '' }],
    ['only spaces', { ...good, message: ' \n ' }],
    ['a message that is too long', { ...good, message: 'a'.repeat(LEAD_MESSAGE_MAX + 1) }],
    ['the longest message', { ...good, message: 'a'.repeat(LEAD_MESSAGE_MAX) }],
    ['the longest message of emoji', { ...good, message: '💍'.repeat(LEAD_MESSAGE_MAX) }],
    ['one emoji too many', { ...good, message: '💍'.repeat(LEAD_MESSAGE_MAX + 1) }],
    ['the longest message of letters with separate marks', { ...good, message: 'c\u030C'.repeat(LEAD_MESSAGE_MAX) }],
    ['a day that does not exist', { ...good, event_date: '2027-02-30' }],
  ])('says of %s what the contract says', (_name, fields) => {
    const parsed = leadInput.safeParse({ professional_id: 7, ...fields, package_id: undefined })
    const expected = parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
    expect(validateLead(fields, today, false)).toEqual(expected)
  })
})
