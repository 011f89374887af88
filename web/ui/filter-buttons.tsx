import { formatNumber } from '#contract/numbers.ts'
import { cx } from './class-names.ts'

/** A choice between a few options, each with its number of rows if `counts` has it. */
export function FilterButtons<Key extends string>({
  label,
  labels,
  counts,
  chosen,
  onChoose,
}: {
  label: string
  labels: Record<Key, string>
  counts?: Record<Key, number>
  chosen: Key
  onChoose: (key: Key) => void
}) {
  const keys = Object.keys(labels) as Key[] // a literal object has exactly these keys
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className={cx(
            'inline-flex min-h-12 items-center gap-2 rounded-full border px-4 font-medium transition-colors duration-150 md:min-h-11',
            key === chosen
              ? 'border-primary bg-primary-soft text-primary-strong'
              : 'border-control/60 bg-surface hover:border-primary hover:text-primary',
          )}
        >
          {labels[key]}
          {counts && <span className="text-sm tabular-nums opacity-80">{formatNumber(counts[key])}</span>}
        </button>
      ))}
    </div>
  )
}
