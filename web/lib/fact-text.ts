import { formatQuantity } from '#contract/croatian.ts'
import { factDefinitions, type FactKey, type Facts } from '#contract/facts.ts'

/** `120 gostiju`, `30 %`, `Da`, `Engleski, talijanski`, `Do 30 dana prije`; empty for what is not stated. */
export function factText(key: FactKey, value: Facts[FactKey]): string {
  const definition = factDefinitions[key]
  if (value === undefined) return ''
  if (definition.kind === 'number') {
    const [one, few, many] = definition.unit
    return typeof value === 'number' ? formatQuantity(value, one, few, many) : ''
  }
  if (definition.kind === 'flag') return value === true ? 'Da' : ''
  const options: Readonly<Record<string, string>> = definition.options
  // In the order of the list, which is the same for everyone; what the list has no more is left out.
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [] // no number is an array
  const text = Object.keys(options)
    .filter((option) => chosen.includes(option))
    .map((option) => options[option] ?? '')
    .map(asPartOfList)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Engleski, njemački`: only the first of a list begins with a capital, unless it is an abbreviation. */
export const asPartOfList = (label: string, index: number) =>
  index === 0 || /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
