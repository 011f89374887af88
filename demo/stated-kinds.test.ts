import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { describedFacts } from '#demo/texts/described-facts.ts'
import { makeMarketplace } from './marketplace.ts'

test('every company states the kinds that its description tells, also where it states nothing else', () => {
  const { professionals } = makeMarketplace({
    seed: 1,
    today: toCalendarDay('2027-03-15'),
    professionals: Infinity,
    demoPasswordHash: 'a',
    unusablePasswordHash: 'b',
  })
  const kinds = ['vehicles', 'seats', 'foods', 'venue_types', 'garments', 'decorations'] as const
  for (const { company_name, facts } of professionals) {
    const described = describedFacts[company_name]?.facts ?? {}
    for (const kind of kinds) expect([company_name, facts[kind]]).toEqual([company_name, described[kind]])
  }
  const boats = professionals.filter(({ facts }) => String(facts.vehicles).includes('boat'))
  expect(boats.map(({ facts }) => facts.seats)).toEqual([50, 70])
})
