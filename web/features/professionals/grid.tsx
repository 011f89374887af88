import { memo, type ReactNode } from 'react'
import type { DayStatus } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { usePlace } from '#web/lib/places.tsx'
import { useWeddingDay } from '#web/lib/wedding-day.ts'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProfessionalCard } from './card.tsx'
import type { CardData } from './card-data.ts'
import { useDayStatuses } from './use-day-statuses.ts'

/** The columns of cards, by the width of the page. */
export const gridClass = 'grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The pictures of the first row load at once, the others lazily. */
const FIRST_ROW = 4

/** Renders only for new cards: on a slow phone rendering thirty takes longer than a press may wait. */
const GridCard = memo(function GridCard({
  card,
  day,
  dayStatus,
  index,
  cornerOf,
}: {
  card: CardData
  day: CalendarDay | undefined
  dayStatus: DayStatus | undefined
  index: number
  cornerOf: ((card: CardData) => ReactNode) | undefined
}) {
  const [isDrawn, place] = usePlace(String(card.id))
  return (
    <li {...place}>
      {isDrawn && (
        <ProfessionalCard
          card={card}
          day={day}
          dayStatus={dayStatus}
          eager={index < FIRST_ROW}
          priority={index === 0}
          corner={cornerOf?.(card)}
        />
      )}
    </li>
  )
})

/** `day` is the list's day; without it the cards show a couple's own wedding day. */
export function ProfessionalGrid({
  cards,
  cornerOf,
  day,
  isBelow = false,
}: {
  cards: CardData[]
  cornerOf?: (card: CardData) => ReactNode
  day?: CalendarDay | undefined
  /** Below another grid, which has the first row. */
  isBelow?: boolean
}) {
  const weddingDay = useWeddingDay()
  const statusOf = useDayStatuses(cards, day === undefined ? weddingDay : undefined)
  return (
    <ul className={gridClass}>
      {cards.map((card, index) => (
        <GridCard
          key={card.id}
          card={card}
          day={day ?? weddingDay}
          dayStatus={card.availability ?? statusOf?.get(card.id)}
          index={isBelow ? index + FIRST_ROW : index}
          cornerOf={cornerOf}
        />
      ))}
    </ul>
  )
}

export function GridSkeleton() {
  return (
    <LoadingRegion className={gridClass} label="Učitavanje pružatelja usluga">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-4/3 rounded-card!" />
          <Skeleton className="mt-3 h-5 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      ))}
    </LoadingRegion>
  )
}
