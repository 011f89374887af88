import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Category } from '#contract/categories.ts'
import { type FactDefinition, factDefinitions, factKeys, factParameter, factsOf } from '#contract/facts.ts'
import { readPrice } from '#contract/money.ts'
import type { Suggestion } from '#contract/professionals.ts'
import { readPage } from '#web/lib/filters.ts'
import { textOf } from '#web/lib/text-of.ts'
import { typedDay } from '#web/lib/typed-day.ts'
import { asFound } from './as-meant.ts'
import type { Filters } from './filters.ts'
import { orders } from './orders.ts'

/** The price as the API reads it, empty for none; null for an invalid one. */
function priceOf(text: string): string | null {
  const read = readPrice(text)
  return read.message === undefined ? String(read.price ?? '') : null
}

/** A number within bounds, with a decimal point or comma, as the API reads it; null for any other text. */
function numberOf(text: string, min: number, max: number, decimals = 0): string | null {
  if (!/^\d{1,7}([.,]\d+)?$/.test(text)) return null
  const value = Number(text.replace(',', '.'))
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value ? String(value) : null
}

const flagOf = (text: string) => (['false', '0', 'no'].includes(text.toLowerCase()) ? '' : '1')

const shortOf = (text: string) => (text.length <= 100 ? text : null)

function factOf(definition: FactDefinition, text: string): string | null {
  if (definition.kind === 'flag') return flagOf(text)
  if (definition.kind === 'number') return numberOf(text, 1, definition.max)
  return Object.hasOwn(definition.options, text) ? text : null
}

/**
 * Invalid filters of the address count as missing and are named in `dropped` as in the form. A filter that needs
 * another one is dropped with it.
 */
export function readSearch(query: URLSearchParams, today: CalendarDay): { filters: Filters; dropped: string[] } {
  const dropped: string[] = []
  const filters: Filters = { page: readPage(query) }
  const take = (key: Exclude<keyof Filters, 'page' | 'date'>, name: string, read: (text: string) => string | null) => {
    const text = textOf(query, key)
    const value = text === '' ? '' : read(text)
    if (value === null) dropped.push(name)
    else if (value !== '') filters[key] = value
  }
  take('category_id', 'kategorija', (text) => (/^[1-9]\d{0,8}$/.test(text) ? text : null))
  take('city', 'grad', shortOf)
  take('search', 'pretraga', (text) => text.slice(0, 100))
  if (filters.search) take('by_name', 'pretraga', flagOf)
  // Without scripts, a form sends the day as typed.
  const date = typedDay(textOf(query, 'date'))
  if (date !== null && date >= today) filters.date = date
  else if (textOf(query, 'date') !== '') dropped.push(date === null ? 'datum' : 'datum koji je prošao')
  if (filters.date) take('free_only', 'samo slobodni', flagOf)
  take('near', 'u okolici', shortOf)
  if (filters.near) take('km', 'udaljenost', (text) => numberOf(text, 10, 300))
  take('price_min', 'cijena', priceOf)
  take('price_max', 'cijena', priceOf)
  take('rating_min', 'ocjena', (text) => numberOf(text, 1, 5, 1))
  for (const key of factKeys) {
    const definition: FactDefinition = factDefinitions[key]
    take(factParameter(key), nameOf(definition), (text) => factOf(definition, text))
  }
  take('sort', 'redoslijed', (text) => (Object.hasOwn(orders, text) ? text : null))
  // Scripts remember those who are chosen themselves.
  if (import.meta.env.SSR) take('compared', 'usporedba', (text) => (/^[\d,]{1,50}$/.test(text) ? text : ''))
  // With words, which may ask for another order, it is meaningful.
  if (filters.sort === 'recommended' && !filters.search) delete filters.sort
  return { filters, dropped: [...new Set(dropped)] }
}

/**
 * A fact that does not belong to the chosen category, or to the one meant by the words, is dropped and named too,
 * because nobody there can have it. Returns whether there was one.
 */
export function dropForeignFacts(
  { filters, dropped }: { filters: Filters; dropped: string[] },
  categories: Category[],
  suggestion: Suggestion = {},
): boolean {
  const { category_id } = asFound(filters, suggestion)
  const slug = categories.find(({ id }) => String(id) === category_id)?.slug
  const foreign = factKeys.filter((key) => filters[factParameter(key)] && slug && !factsOf(slug).includes(key))
  for (const key of foreign) {
    filters[factParameter(key)] = ''
    dropped.push(nameOf(factDefinitions[key]))
  }
  return foreign.length > 0
}

const nameOf = ({ question, label }: FactDefinition) => (question ?? label).toLowerCase()

/** The same for a form, which has its filters as typed. */
export function readSearchForm(form: HTMLFormElement, today: CalendarDay) {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value)
  return readSearch(query, today)
}
