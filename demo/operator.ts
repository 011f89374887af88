import type { Config } from '#server/config.ts'

/** Invented names and reserved addresses, so that the demo never points at a real company. */
const inventedOperator: Config['operator'] = {
  name: 'Zauvijek primjer d.o.o. (izmišljena tvrtka)',
  address: 'Primjerova ulica 1, 10000 Zagreb',
  oib: undefined,
  email: 'info@zauvijek.example',
  phone: '+385 1 555 0142',
  isFictional: true,
}

/** Real and invented data are never mixed: with a single real value, missing values stay missing. */
export function inventOperator(operator: Config['operator']): Config['operator'] {
  const { isFictional: _isFictional, ...values } = operator
  return Object.values(values).some((value) => value !== undefined) ? operator : inventedOperator
}
