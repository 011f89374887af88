import { formatQuantity } from '#contract/croatian.ts'
import { factDefinitions, type FactKey, type Facts } from '#contract/facts.ts'

/** `120 gostiju`, `30 %`, `Da`, `Engleski, talijanski`, `Do 30 dana prije`; empty for a fact that is not given. */
export function factText(key: FactKey, value: Facts[FactKey]): string {
  const definition = factDefinitions[key]
  if (value === undefined) return ''
  if (definition.kind === 'number') {
    const [one, few, many] = definition.unit
    return typeof value === 'number' ? formatQuantity(value, one, few, many) : ''
  }
  if (definition.kind === 'flag') return value === true ? 'Da' : ''
  const options: Readonly<Record<string, string>> = definition.options
  // Always in the order of the definition; options that it no longer has are left out.
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [] // a number is never an array
  const text = Object.keys(options)
    .filter((option) => chosen.includes(option))
    .map((option) => options[option] ?? '')
    .map(asPartOfList)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Engleski, njemački`: only the first item is capitalised, except for abbreviations. */
export const asPartOfList = (label: string, index: number) =>
  index === 0 || /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
