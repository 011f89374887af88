import { formatCount } from '#contract/croatian.ts'
import { findTown } from '#contract/towns.ts'
import { once } from '#web/lib/once.ts'
import { MapGround } from './map-ground.tsx'
import { project, unitsOf } from './projection.ts'

/** A professional's location, and how far it travels to weddings. Only text for a place that is not on the map. */
export function DetailMap({ city, travelsKm }: { city: string; travelsKm: number | null }) {
  const town = findTown(city)
  const way = travelsKm === 0 ? 'radi samo u svojem mjestu' : `dolazi do ${formatCount(travelsKm ?? 0)}\u00A0km`
  const text = travelsKm === null ? city : `${city} · ${way}`
  if (!town) return <p>{text}</p>
  const { x, y } = project(town)
  const map = () => (
    <>
      <MapGround title={`${town.name} na karti Hrvatske`} className="block h-auto w-full rounded-card bg-info-soft">
        {travelsKm !== null && travelsKm > 0 && (
          <circle
            cx={x}
            cy={y}
            r={unitsOf(travelsKm)}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className="fill-primary/15 stroke-primary"
          />
        )}
        <circle cx={x} cy={y} r="16" strokeWidth="5" className="fill-primary-fill stroke-surface" />
      </MapGround>
      <figcaption>
        <p className="font-semibold">{text}</p>
        {town.county !== 'Grad Zagreb' && <p className="text-muted">{town.county} županija</p>}
      </figcaption>
    </>
  )
  return (
    <figure
      className="grid items-center gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,20rem)_1fr]"
      {...once(`map ${JSON.stringify([city, travelsKm])}`, map)}
    />
  )
}
