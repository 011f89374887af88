import type { FieldErrors } from '#contract/errors.ts'
import { formatAmount, readPrice } from '#contract/money.ts'
import { type PackageUnit, packageUnits } from '#contract/package-prices.ts'
import { packagesInput, type PackagesInput } from '#contract/packages.ts'
import type { OfferedPackage, Professional } from '#contract/professionals.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'

/** A package as it is typed. `key` stays the same wherever it is moved; `id` is null for a new one. */
export interface PackageValues {
  key: string
  id: number | null
  name: string
  price: string
  unit: PackageUnit
  description: string
  /** One a line. */
  includes: string
}

const newKey = () => `k${Math.random().toString(36).slice(2)}`

export const emptyPackage = (): PackageValues => ({
  key: newKey(),
  id: null,
  name: '',
  price: '',
  unit: packageUnits[0],
  description: '',
  includes: '',
})

export const toValues = (packages: readonly OfferedPackage[]): PackageValues[] =>
  packages.map(({ id, name, price, unit, description, includes }) => ({
    key: `p${id}`,
    id,
    name,
    price: formatAmount(price),
    unit,
    description: description ?? '',
    includes: includes.join('\n'),
  }))

const COPY_MARK = ' (kopija)'

/** A new package with the same content, under a name that tells them apart as far as it fits. */
export const copyOf = (one: PackageValues, maxName: number): PackageValues => ({
  ...one,
  key: newKey(),
  id: null,
  name: `${one.name.slice(0, maxName - COPY_MARK.length).trimEnd()}${COPY_MARK}`,
})

const toInput = (values: readonly PackageValues[]) => ({
  packages: values.map(({ key: _key, includes, ...one }) => ({ ...one, includes: includes.split('\n') })),
})

/** The values as the fields have them now: the state follows a moment later. */
export const valuesIn = (form: FormData, values: readonly PackageValues[]): PackageValues[] =>
  values.map((one) => {
    const textOf = (field: 'name' | 'price' | 'unit' | 'description' | 'includes') => {
      const text = form.get(packageFieldName(one.key, field))
      return typeof text === 'string' ? text : one[field]
    }
    return {
      ...one,
      name: textOf('name'),
      price: textOf('price'),
      unit: textOf('unit') as PackageUnit, // one of the options
      description: textOf('description'),
      includes: textOf('includes'),
    }
  })

export type CheckedPackages = { input: PackagesInput; errors?: never } | { input?: never; errors: FieldErrors }

/** Errors are named as the fields of the form are. */
export function checkPackages(values: readonly PackageValues[]): CheckedPackages {
  const result = packagesInput.safeParse(toInput(values))
  return result.success ? { input: result.data } : { errors: namedByKey(fieldErrorsOf(result.error.issues), values) }
}

export const packageFieldName = (key: string, field: string) => `packages.${key}.${field}`

/** `packages.2.price` becomes `packages.<key>.price`, so that it stays with its package when another one is moved. */
export function namedByKey(errors: FieldErrors, values: readonly PackageValues[]): FieldErrors {
  const named: Record<string, string[]> = {}
  for (const [name, messages] of Object.entries(errors)) {
    const [, index, field] = /^packages\.(\d+)\.(\w+)/.exec(name) ?? []
    const key = values[Number(index)]?.key
    const field_name = key === undefined || field === undefined ? name : packageFieldName(key, field)
    // Several lines of one list have one field.
    named[field_name] = [...new Set([...(named[field_name] ?? []), ...messages])]
  }
  return named
}

const contentOf = (values: readonly PackageValues[]) => JSON.stringify([values.map(({ id }) => id), toInput(values)])

export const hasChanged = (values: readonly PackageValues[], saved: readonly PackageValues[]) =>
  contentOf(values) !== contentOf(saved)

/** Whether these packages are what is to be saved, as after an attempt whose answer was lost; new ones have ids by then. */
export function isStored({ packages }: PackagesInput, stored: readonly OfferedPackage[]): boolean {
  const contentsOf = (list: PackagesInput['packages']) =>
    JSON.stringify(
      list.map(({ name, price, unit, description, includes }) => [name, price, unit, description, includes]),
    )
  return contentsOf(packages) === contentsOf([...stored])
}

/** As couples will see those that have a name and a price. */
export const previewOf = (values: readonly PackageValues[]): OfferedPackage[] =>
  values.flatMap(({ name, price: typed, unit, description, includes }, index) => {
    const read = readPrice(typed)
    const price = 'price' in read ? read.price : null
    if (name.trim() === '' || price === null) return []
    const lines = includes.split('\n').map((line) => line.trim())
    return [{ id: index, name, price, unit, description: description.trim() || null, includes: lines.filter(Boolean) }]
  })

export interface PriceRange {
  min: number
  max: number
}

/** From the cheapest to the dearest; those of a guest or an hour count only where there is no whole price. */
function rangeOf(packages: readonly Pick<OfferedPackage, 'price' | 'unit'>[]): PriceRange | null {
  const whole = packages.filter(({ unit }) => unit === 'total')
  const prices = (whole.length > 0 ? whole : packages).map(({ price }) => price)
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) }
}

type Priced = Pick<Professional, 'price_range_min' | 'price_range_max' | 'packages'>

/** The packages' range where the profile's says something else; null where they agree. */
export function contradictedBy({
  price_range_min: min,
  price_range_max: max,
  packages = [],
}: Priced): PriceRange | null {
  const range = rangeOf(packages)
  if (range === null) return null
  const isWithin = (min === null || range.min >= min) && (max === null || range.max <= max)
  return isWithin && (min !== null || max !== null) ? null : range
}
