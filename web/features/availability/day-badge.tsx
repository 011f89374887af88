import type { CalendarDay } from '#contract/calendar-day.ts'
import { once } from '#web/lib/once.ts'
import { cx } from '#web/ui/class-names.ts'
import { SectionLink } from '#web/ui/section-link.tsx'
import type { CalendarLinks } from './links.ts'
import { type DayCell, isAvailable } from './month-grid.ts'
import { dayText, ownDayText } from './text.ts'

const box = 'mx-auto grid h-11 w-full max-w-11 shrink-0 place-items-center rounded-full'
// The dot is a border, which remains visible in forced colours.
const dot = 'relative font-semibold after:absolute after:bottom-1 after:rounded-full after:border-2'
const openClass = `${dot} bg-success-soft text-success`
const ownClass = 'bg-secondary-soft font-semibold text-secondary'
const takenClass = 'bg-tint text-muted line-through'

/**
 * A free day is a filled circle with a dot and can be chosen, a taken one is struck through, an unknown one is plain.
 */
export function DayBadge({
  cell,
  isToday,
  isChosen,
  isOwn,
  links,
  onChoose,
}: {
  cell: DayCell
  isToday: boolean
  isChosen: boolean
  /** Booked for the viewing couple. */
  isOwn: boolean
  links: CalendarLinks
  onChoose: (day: CalendarDay) => void
}) {
  const number = Number(cell.day.slice(8))
  const text = dayText(cell.day, cell.status)
  if (isAvailable(cell)) {
    return (
      <SectionLink
        to={links.hrefOfDay(cell.day)}
        sectionId={links.formId}
        replace
        isLoaded
        onNavigate={() => onChoose(cell.day)}
        aria-label={isChosen ? `${text}, odabrano` : text}
        aria-current={isChosen || undefined}
        className={cx(
          box,
          'relative font-semibold transition-colors duration-150 after:absolute after:bottom-1.5 after:rounded-full after:border-2',
          isChosen
            ? 'bg-primary-fill text-on-primary'
            : 'bg-success-soft text-success hover:bg-primary-soft hover:text-primary',
        )}
      >
        {number}
      </SectionLink>
    )
  }
  const isTaken = cell.status === 'booked' || cell.status === 'blocked'
  return (
    <span
      className={cx(
        box,
        isToday && 'border border-control',
        isOwn ? ownClass : cell.isPast ? 'text-muted' : isTaken ? takenClass : 'text-ink',
      )}
    >
      <span aria-hidden>{number}</span>
      <span className="sr-only">{isOwn ? ownDayText(cell.day) : cell.isPast ? `${number}., prošlo` : text}</span>
    </span>
  )
}

const legend = [
  { name: 'Slobodno', className: openClass },
  { name: 'Zauzeto', className: takenClass },
  { name: 'Nema podatka', className: '' },
]

/** The legend of the days' styles. */
export function DayLegend() {
  return <div {...once('day legend', () => explanation)} />
}

const explanation = (
  <>
    <p className="max-w-80 text-muted">Odaberite slobodan dan i upisat ćemo ga u upit.</p>
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 xl:block xl:space-y-2">
      {legend.map(({ name, className }, index) => (
        <li key={name} className="flex items-center gap-2.5">
          <span aria-hidden className={cx(box, 'mx-0! size-9! text-sm', className)}>
            {12 + index}
          </span>
          {name}
        </li>
      ))}
    </ul>
  </>
)
