import type { EventType } from '#contract/events.ts'
import { cx } from '#web/ui/class-names.ts'
import type { EventCounts } from './counts.ts'
import { typeOptions } from './type-style.ts'
import { TypeBadge } from './type-badge.tsx'

/** Chips that filter the calendar by type; each has the count of its events on the shown days. */
export function TypeFilter({
  chosen,
  counts,
  onChoose,
}: {
  chosen: EventType | null
  counts: EventCounts
  onChoose: (type: EventType | null) => void
}) {
  const chips = [{ type: null, label: 'Svi' }, ...typeOptions]
  return (
    <div
      role="group"
      aria-label="Vrsta događaja"
      className="-mx-3 flex gap-2 overflow-x-auto px-3 py-1 hide-scrollbar md:mx-0 md:flex-wrap md:overflow-visible md:p-0"
    >
      {chips.map(({ type, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === type}
          className={cx(
            'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-medium md:min-h-9',
            'transition-colors duration-150',
            chosen === type ? 'border-primary bg-primary-soft text-primary-strong' : 'border-line hover:border-control',
          )}
          onClick={() => onChoose(type)}
        >
          {type && <TypeBadge type={type} />}
          {label}
          <span className="tabular-nums text-muted">{counts[type ?? 'total']}</span>
        </button>
      ))}
    </div>
  )
}
