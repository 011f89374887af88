import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Offer } from '#contract/offers.ts'
import {
  checkOffer,
  hasChanged,
  type ItemValues,
  namedByKey,
  readShare,
  shareIn,
  startValues,
  typedTotal,
} from './values.ts'

const today = toCalendarDay('2026-11-22')
const empty = startValues({ from: null }, today, null)
const item = (key: string, label: string, quantity: string, unit_price: string): ItemValues => ({
  key,
  label,
  quantity,
  unit_price,
})

const sent: Offer = {
  id: 7,
  lead_id: 1,
  number: 3,
  status: 'declined',
  items: [{ label: 'Večera', quantity: 120.5, unit_price: 1250.5, amount: 150_685.25 }],
  total: 150_685.25,
  deposit: 45_205.58,
  deposit_due: toCalendarDay('2026-11-01'),
  valid_until: toCalendarDay('2026-11-10'),
  vat: 'exempt',
  note: null,
  cancellation: 'Bez povrata.',
  issuer: 'Obrt',
  created_at: '2026-10-01T10:00:00Z',
  decided_at: '2026-10-02T10:00:00Z',
  decline_reason: null,
  wanted_total: 100_000,
  is_amendment: false,
  is_day_taken: false,
}

test('an empty offer takes over what is the same in all offers, and is valid for two weeks', () => {
  const { vat, issuer, cancellation, valid_until: until, items } = startValues({ from: null }, today, sent)
  expect([vat, issuer, cancellation, until]).toEqual(['exempt', 'Obrt', 'Bez povrata.', '2026-12-06'])
  expect(items.map(({ label }) => label)).toEqual([''])
})

test.each([
  ['not beyond its day, on which it can be accepted last', '2026-11-25', '2026-11-25'],
  ['for two weeks where its day is later', '2026-12-07', '2026-12-06'],
  ['for two weeks where its day is over', '2026-11-21', '2026-12-06'],
])('an offer is valid %s', (_, eventOn, until) => {
  for (const from of [null, sent])
    expect(startValues({ from }, today, null, toCalendarDay(eventOn)).valid_until).toBe(until)
})

test('an offer about a package begins with its line, at the price of one guest, hour or day', () => {
  const offered = { id: 3, name: 'Svadbeni ručak', price: 1055.5, unit: 'per_guest' } as const
  const values = startValues({ from: null, offered }, today, sent)
  expect(values.items.map(({ key: _key, ...line }) => line)).toEqual([
    { label: 'Svadbeni ručak (po gostu)', quantity: '1', unit_price: '1.055,50' },
  ])
  expect(values.issuer).toBe('Obrt')
  const [whole] = startValues({ from: null, offered: { ...offered, unit: 'total' } }, today, null).items
  expect(whole?.label).toBe('Svadbeni ručak')
  const again = startValues({ from: sent, offered }, today, null)
  expect(again.items.map(({ label }) => label)).toEqual(['Večera'])
})

test('the next offer has the lines of the last one as they are typed, and no day that has passed', () => {
  const { items, deposit, deposit_due: due } = startValues({ from: sent }, today, null)
  expect(items.map(({ key: _key, ...typed }) => typed)).toEqual([
    { label: 'Večera', quantity: '120,5', unit_price: '1.250,50' },
  ])
  expect([deposit, due]).toEqual(['45.205,58', ''])
})

test('for the total that was wished, the deposit stays the share that it was', () => {
  const values = startValues({ from: sent, wantedTotal: 100_000 }, today, null)
  expect([typedTotal(values), values.deposit]).toEqual([100_000, '30.000'])
})

test.each([
  ['45.205,58', 30],
  ['45.205,57', null],
  ['', null],
])('a deposit of „%s” is %s percent of the total', (deposit, share) => {
  expect(shareIn({ ...startValues({ from: sent }, today, null), deposit })).toBe(share)
  expect(shareIn({ ...empty, deposit })).toBeNull()
})

test.each([
  ['20%', 20],
  [' 7 % ', 7],
  ['0 %', null],
  ['100%', null],
  ['20', null],
  ['2,5 %', null],
])('„%s” typed as a deposit is %s percent', (typed, share) => expect(readShare(typed)).toBe(share))

test('the total is exact, of the lines that have their numbers', () => {
  const items = [item('a', 'A', '3', '0,10'), item('b', 'B', '1,5', '22,223'), item('c', 'C', '', '5')]
  expect(typedTotal({ ...empty, items })).toBe(0.3)
  expect(typedTotal({ ...empty, items: [item('a', 'A', '2,5', '1.000,99')] })).toBe(2502.48)
})

describe('an error', () => {
  const items = [item('k1', '', '1', ''), item('k2', 'Put', '1', '12,345'), item('k3', 'Album', '0', '5')]
  const values = { ...empty, vat: 'exempt' as const, items }

  test('is named by the key of its line, though blank lines are not sent', () => {
    expect(Object.keys(checkOffer(values).errors ?? {})).toEqual(['items.k2.unit_price', 'items.k3.quantity'])
  })

  test('that has the key already stays as it is, even where the key begins with a digit', () => {
    expect(namedByKey({ 'items.0k.label': ['!'], 'items.0.label': ['?'] }, values)).toEqual({
      'items.0k.label': ['!'],
      'items.k2.label': ['?'],
    })
  })
})

test('nothing has changed where only keys differ', () => {
  const again = startValues({ from: sent }, today, null)
  expect(hasChanged(again, startValues({ from: sent }, today, null))).toBe(false)
  expect(hasChanged({ ...again, note: 'Nešto' }, startValues({ from: sent }, today, null))).toBe(true)
})
