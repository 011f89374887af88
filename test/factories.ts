import { makeLeads } from './factories/leads.ts'
import type { Kit } from './factories/kit.ts'
import { makePeople } from './factories/people.ts'
import { makeProfiles } from './factories/profiles.ts'

/** Plain rows, each with the whole chain that it needs. Each is new, so tests never share users. */
export function makeFactories({ db, clock }: Pick<Kit, 'db' | 'clock'>) {
  let last = 0
  const kit = { db, clock, next: () => ++last }
  const people = makePeople(kit)
  return { ...people, ...makeProfiles(kit, people), ...makeLeads(kit, people) }
}
