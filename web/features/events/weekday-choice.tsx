import { weekdayNames } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'

/** A choice of weekdays, Monday first. */
export function WeekdayChoice({
  chosen,
  onChange,
}: {
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Dani u tjednu</legend>
      {/* Seven in a row, or fewer with large letters. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(1.8rem,1fr))] gap-1 sm:gap-2">
        {weekdayNames.map((name, index) => (
          <label
            key={name}
            className={cx(
              'relative grid min-h-12 cursor-pointer place-items-center rounded-control border text-sm font-medium md:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              chosen.has(index) ? 'border-primary bg-primary-soft text-primary-strong' : 'border-control/60',
            )}
          >
            <input
              type="checkbox"
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
              aria-label={name}
              checked={chosen.has(index)}
              onChange={({ target: { checked } }) => {
                const next = new Set(chosen)
                if (checked) next.add(index)
                else next.delete(index)
                onChange(next)
              }}
            />
            <span aria-hidden className="pointer-events-none">
              {name.slice(0, 3)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
