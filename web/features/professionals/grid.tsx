import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProfessionalCard } from './card.tsx'
import type { CardData } from './card-data.ts'

const gridClass = 'grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The pictures of the first row load at once, the others lazily. */
const FIRST_ROW = 4

export function ProfessionalGrid({ cards, cornerOf }: { cards: CardData[]; cornerOf?: (card: CardData) => ReactNode }) {
  return (
    <ul className={gridClass}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProfessionalCard card={card} eager={index < FIRST_ROW} priority={index === 0} corner={cornerOf?.(card)} />
        </li>
      ))}
    </ul>
  )
}

export function GridSkeleton() {
  return (
    <div className={gridClass} role="status" aria-label="Učitavanje pružatelja usluga">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-4/3 rounded-card!" />
          <Skeleton className="mt-3 h-5 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
