import type { County } from '#contract/town-places.ts'
import { Link } from '#web/ui/link.tsx'
import type { CityCount, CountedTown } from './markers.ts'
import { countOf } from './count-of.tsx'
import { circleNumber } from './text.ts'

const countyClass = 'text-sm text-muted'

/** The same data as the map: counties by number, each with its towns. */
export function TownList({
  towns,
  elsewhere,
  hrefOf,
}: {
  towns: CountedTown[]
  elsewhere: CityCount[]
  hrefOf: (city: string) => string
}) {
  return (
    <ul className="space-y-4">
      {byCounty(towns).map(({ county, total, towns: own }) => (
        <li key={county}>
          <h3 className={countyClass}>
            {county === 'Grad Zagreb' ? county : `${county} županija`}
            {own.length > 1 && <span className="tabular-nums"> · {circleNumber(total)}</span>}
          </h3>
          <Places
            places={own.map(({ city, total: counted, town }) => ({ city, name: town.name, total: counted }))}
            hrefOf={hrefOf}
          />
        </li>
      ))}
      {elsewhere.length > 0 && (
        <li>
          <h3 className={countyClass}>Mjesta kojih nema na karti</h3>
          <Places places={elsewhere.map(({ city, total }) => ({ city, name: city, total }))} hrefOf={hrefOf} />
        </li>
      )}
    </ul>
  )
}

function Places({
  places,
  hrefOf,
}: {
  places: { city: string; name: string; total: number }[]
  hrefOf: (city: string) => string
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4">
      {places.map(({ city, name, total }) => (
        <li key={city} className="only:col-span-full">
          <Link
            to={hrefOf(city)}
            className="flex min-h-11 items-center justify-between gap-2 border-b border-line hover:border-primary hover:text-primary"
          >
            <span className="font-semibold wrap-anywhere">{name}</span> {countOf(total)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface CountedCounty {
  county: County
  total: number
  towns: CountedTown[]
}

function byCounty(towns: CountedTown[]): CountedCounty[] {
  const counties = new Map<County, CountedTown[]>()
  for (const counted of towns) {
    const { county } = counted.town
    counties.set(county, [...(counties.get(county) ?? []), counted])
  }
  return [...counties]
    .map(([county, own]) => ({ county, towns: own, total: own.reduce((sum, { total }) => sum + total, 0) }))
    .toSorted((one, other) => other.total - one.total || one.county.localeCompare(other.county, 'hr'))
}
