import { useId } from 'react'
import { Link } from '#web/ui/link.tsx'
import { countOf } from './count-of.tsx'
import { MapGround } from './map-ground.tsx'
import { type CountedTown, type Marker, markersOf, nameOf, TARGET } from './markers.ts'
import { circleNumber, professionalsText } from './text.ts'

/** The widths for which circles are separated: a phone, and everything wider. */
const PHONE = 300
const DESK = 700

/** Letter size in pixels: 4.667 % and 2 % of those widths. */
const LETTERS = 14

/** Circles scale with the text, as far as the map has room. */
const em = (pixels: number) => `${pixels / LETTERS}em`

/** A circle of this size has room for its number. */
const ROOM_FOR_NUMBER = 24

type HrefOf = (city: string) => string

/**
 * Croatia with a circle for each town, linked to its list. Towns too close together for a finger share a circle that
 * opens their names.
 */
export function TownMap({ towns, hrefOf }: { towns: CountedTown[]; hrefOf: HrefOf }) {
  return (
    <div className="@container relative self-start rounded-card bg-info-soft">
      <MapGround
        title="Karta Hrvatske"
        description="Kopno i otoci s granicama županija. Što je krug veći, to je u mjestu više pružatelja usluga."
        className="pointer-events-none block h-auto w-full"
      />
      <Circles markers={markersOf(towns, PHONE)} hrefOf={hrefOf} className="[--most:4.667cqw] md:hidden" />
      <Circles markers={markersOf(towns, DESK)} hrefOf={hrefOf} className="[--most:2cqw] max-md:hidden" />
    </div>
  )
}

/** Without a view box: positions are fractions of the map, while sizes follow the text, whatever the map's size. */
function Circles({ markers, hrefOf, className }: { markers: Marker[]; hrefOf: HrefOf; className: string }) {
  const id = useId()
  const joined = markers.filter(({ towns }) => towns.length > 1)
  const popoverOf = (marker: Marker) => `${id}-${markers.indexOf(marker)}`
  return (
    <div className={className}>
      <svg
        role="group"
        aria-label="Mjesta na karti"
        className="absolute inset-0 size-full overflow-visible map-letters"
      >
        {markers.map((marker) => (
          <svg key={nameOf(marker)} x={`${marker.left}%`} y={`${marker.top}%`} role="none" className="overflow-visible">
            {marker.towns.length > 1 ? (
              <>
                <g aria-hidden>
                  <Circle marker={marker} />
                </g>
                {/* Its overflow is the outline of the button that has the focus. */}
                <foreignObject
                  x={em(-TARGET / 2)}
                  y={em(-TARGET / 2)}
                  width={em(TARGET)}
                  height={em(TARGET)}
                  className="overflow-visible"
                >
                  <button
                    type="button"
                    popoverTarget={popoverOf(marker)}
                    aria-label={joinedText(marker)}
                    className="block size-full rounded-full hover:bg-primary/20"
                  />
                </foreignObject>
              </>
            ) : (
              <Link
                to={hrefOf(marker.towns[0]?.city ?? '')}
                aria-label={`${nameOf(marker)}, ${professionalsText(marker.total)}`}
                className="group"
              >
                <circle r={em(TARGET / 2)} className="fill-transparent group-hover:fill-primary/20" />
                <Circle marker={marker} />
              </Link>
            )}
          </svg>
        ))}
      </svg>
      {joined.map((marker) => (
        <JoinedTowns key={nameOf(marker)} id={popoverOf(marker)} marker={marker} hrefOf={hrefOf} />
      ))}
    </div>
  )
}

const joinedText = ({ towns: [first, ...others], total }: Marker) =>
  `${first?.town.name ?? ''} i još ${others.length} u blizini, ${professionalsText(total)}`

function Circle({ marker }: { marker: Marker }) {
  const { size, label } = marker
  return (
    <>
      <circle r={em(size / 2)} strokeWidth="2" className="fill-primary-fill stroke-surface" />
      {/* The name first, as it is read aloud. */}
      {label && (
        <text
          {...placeOf(label, size / 2)}
          paintOrder="stroke"
          strokeWidth="4"
          strokeLinejoin="round"
          className="fill-ink stroke-surface font-semibold"
        >
          {nameOf(marker)}
        </text>
      )}
      {label && ' '}
      {size >= ROOM_FOR_NUMBER && (
        <text textAnchor="middle" dy="0.35em" className="fill-on-primary font-semibold tabular-nums">
          {circleNumber(marker.total)}
        </text>
      )}
    </>
  )
}

/** The position of a circle's name, relative to its centre. */
function placeOf(label: NonNullable<Marker['label']>, radius: number) {
  if (label === 'below') return { y: em(radius + 14), textAnchor: 'middle' } as const
  return label === 'right'
    ? ({ x: em(radius + 5), dy: '0.35em', textAnchor: 'start' } as const)
    : ({ x: em(-radius - 5), dy: '0.35em', textAnchor: 'end' } as const)
}

function JoinedTowns({ id, marker, hrefOf }: { id: string; marker: Marker; hrefOf: HrefOf }) {
  return (
    <div
      id={id}
      popover="auto"
      // It would cover the circle that has the focus. Its own button closes it by itself.
      onBlur={({ currentTarget, relatedTarget }) => {
        const isLeft = relatedTarget !== null && !currentTarget.contains(relatedTarget)
        if (isLeft && relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover()
      }}
      className="m-auto max-h-[80vh] w-72 max-w-[90vw] overflow-y-auto rounded-card border border-line bg-raised p-2 text-ink shadow-float backdrop:bg-black/40"
    >
      <ul>
        {marker.towns.map(({ city, town, total }) => (
          <li key={city}>
            <Link
              to={hrefOf(city)}
              className="flex min-h-11 items-center justify-between gap-6 rounded-control px-3 hover:bg-primary-soft hover:text-primary"
            >
              {town.name} {countOf(total)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
