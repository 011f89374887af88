import type { ReactNode } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { useWeddingDay } from '#web/lib/wedding-day.ts'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProfessionalCard } from './card.tsx'
import type { CardData } from './card-data.ts'
import { useDayStatuses } from './use-day-statuses.ts'

const gridClass = 'grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The pictures of the first row load at once, the others lazily. */
const FIRST_ROW = 4

/** `day` is the one that the list was asked for; without it a couple's own wedding day is shown on the cards. */
export function ProfessionalGrid({
  cards,
  cornerOf,
  day,
}: {
  cards: CardData[]
  cornerOf?: (card: CardData) => ReactNode
  day?: CalendarDay | undefined
}) {
  const weddingDay = useWeddingDay()
  const statusOf = useDayStatuses(cards, day === undefined ? weddingDay : undefined)
  return (
    <ul className={gridClass}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProfessionalCard
            card={card}
            day={day ?? weddingDay}
            dayStatus={card.availability ?? statusOf?.get(card.id)}
            eager={index < FIRST_ROW}
            priority={index === 0}
            corner={cornerOf?.(card)}
          />
        </li>
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
