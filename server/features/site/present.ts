import type { Site } from '#contract/site.ts'
import type { Config } from '#server/config.ts'

/** Names that nobody has, so that a demo never sends anyone to a stranger. */
const demoOperator: Site = {
  operator_name: 'Zauvijek primjer d.o.o. (izmišljena tvrtka)',
  operator_address: 'Primjerova ulica 1, 10000 Zagreb',
  operator_oib: null,
  contact_email: 'info@zauvijek.example',
  contact_phone: '+385 1 555 0142',
  fictional: true,
}

/** Real and invented data never stand side by side: a single real one, and whatever is missing stays missing. */
export function presentSite({ operator, demo }: Pick<Config, 'operator' | 'demo'>): Site {
  if (demo && Object.values(operator).every((value) => value === undefined)) return demoOperator
  return {
    operator_name: operator.name ?? null,
    operator_address: operator.address ?? null,
    operator_oib: operator.oib ?? null,
    contact_email: operator.email ?? null,
    contact_phone: operator.phone ?? null,
    fictional: false,
  }
}
