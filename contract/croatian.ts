const pluralRules = new Intl.PluralRules('hr')

/** The three Croatian forms by number: 1, 21 → `one`; 2–4, 22–24 → `few`; 0, 5–20 → `many`. */
export function pluralForm(count: number, one: string, few: string, many: string): string {
  const rule = pluralRules.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

const wholeNumber = new Intl.NumberFormat('hr-HR')

/** `5 pružatelja`, `1.204 pružatelja`, `21 pružatelj`. */
export const formatQuantity = (count: number, one: string, few: string, many: string) =>
  `${wholeNumber.format(count)} ${pluralForm(count, one, few, many)}`
