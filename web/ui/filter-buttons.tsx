import { useEffect, useRef } from 'react'
import { formatNumber } from '#contract/numbers.ts'
import { cx } from './class-names.ts'

/**
 * A choice between a few options, each with its number of rows if `counts` has it; with `isRow` on one line, which
 * scrolls sideways where it is too narrow.
 */
export function FilterButtons<Key extends string>({
  label,
  labels,
  counts,
  chosen,
  isRow = false,
  onChoose,
}: {
  label: string
  labels: Record<Key, string>
  counts?: Record<Key, number>
  chosen: Key
  isRow?: boolean
  onChoose: (key: Key) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pressed = box.current?.querySelector<HTMLElement>(`[value="${chosen}"]`)
    if (!isRow || !box.current || !pressed) return
    box.current.scrollLeft = pressed.offsetLeft - (box.current.clientWidth - pressed.offsetWidth) / 2
  }, [isRow, chosen])
  const keys = Object.keys(labels) as Key[] // a literal object has exactly these keys
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      className={cx(
        'flex gap-2',
        isRow
          ? 'relative container-bleed overflow-x-auto px-[min(1rem,5vw)] py-1 hide-scrollbar *:shrink-0 md:px-6'
          : 'flex-wrap',
      )}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          value={key}
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
