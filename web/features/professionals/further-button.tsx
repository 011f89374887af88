import { mdiTune } from '@mdi/js'
import { furtherFiltersKey } from '#contract/site-pages.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** To the further filters: over the page, or, without a script, on the next one. */
export function FurtherButton({
  count,
  className,
  onOpen,
}: {
  /** Of those that are set. */
  count: number
  className: string
  /** None where they stand in the form. */
  onOpen: (() => void) | undefined
}) {
  return (
    <button
      type="submit"
      name={furtherFiltersKey}
      value="1"
      aria-haspopup={onOpen && 'dialog'}
      className={cx(
        'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-line px-2 font-semibold hover:border-control hover:text-primary md:col-span-3',
        className,
      )}
      onClick={(event) => {
        if (!onOpen) return
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon path={mdiTune} />
      Filteri
      {count > 0 && (
        <span className="grid min-w-6 place-items-center rounded-full bg-primary-soft px-1.5 text-sm text-primary-strong">
          {count}
        </span>
      )}
    </button>
  )
}
