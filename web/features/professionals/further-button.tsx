import { mdiTune } from '@mdi/js'
import { furtherFiltersKey } from '#contract/site-pages.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Opens the further filters: over the page, or, without scripts, on the next page. */
export function FurtherButton({
  count,
  className,
  onOpen,
}: {
  /** The number of active ones. */
  count: number
  className: string
  /** Undefined if they are part of the form. */
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
