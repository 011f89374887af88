import { formatEuro } from './money.ts'

export const MAX_PACKAGES = 6

export const packageLimits = { name: 80, description: 1000, includes: 15, include: 120 } as const

/** The total price, or the price per guest, hour or day. */
export const packageUnits = ['total', 'per_guest', 'per_hour', 'per_day'] as const
export type PackageUnit = (typeof packageUnits)[number]

export const packageUnitLabels: Readonly<Record<PackageUnit, string>> = {
  total: 'ukupno',
  per_guest: 'po gostu',
  per_hour: 'po satu',
  per_day: 'po danu',
}

/** `€ 1.200`, `€ 55 po gostu`. */
export const formatPackagePrice = ({ price, unit }: { price: number; unit: PackageUnit }) =>
  unit === 'total' ? formatEuro(price) : `${formatEuro(price)} ${packageUnitLabels[unit]}`
