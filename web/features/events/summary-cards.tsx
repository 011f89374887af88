import { formatCount } from '#contract/croatian.ts'
import { typeOptions } from './type-style.ts'
import type { EventCounts } from './counts.ts'
import { cardGridClass } from '#web/ui/card-grid.ts'
import { panelClass } from './layout.tsx'
import { TypeBadge } from './type-badge.tsx'

/** Counts of the whole calendar, whichever part of it is shown. */
export function SummaryCards({ counts }: { counts: EventCounts }) {
  const cards = [...typeOptions, { type: 'total', label: 'Ukupno' } as const]
  return (
    <dl aria-label="Sažetak kalendara" className={`${cardGridClass} md:grid-cols-4 md:gap-4`}>
      {cards.map(({ type, label }) => (
        <div key={type} className={`${panelClass} flex flex-col-reverse px-3 py-3.5 sm:px-4 md:px-5 md:py-4`}>
          <dt className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {type !== 'total' && <TypeBadge type={type} />}
            {label}
          </dt>
          <dd className="text-2xl font-semibold">{formatCount(counts[type])}</dd>
        </div>
      ))}
    </dl>
  )
}
