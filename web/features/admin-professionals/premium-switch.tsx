import { cx } from '#web/ui/class-names.ts'

/** Shows the stored value and ignores clicks until the last change is stored. */
export function PremiumSwitch({
  isOn,
  isBusy,
  describedBy,
  onSwitch,
}: {
  isOn: boolean
  isBusy: boolean
  describedBy: string
  onSwitch: () => void
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-describedby={describedBy}
      className="inline-flex min-h-12 items-center gap-2.5 rounded-control px-2 font-medium max-sm:col-span-full max-sm:flex-row-reverse max-sm:justify-between max-sm:px-3 hover:bg-tint aria-disabled:opacity-60 sm:ml-auto md:min-h-11"
      onClick={() => {
        if (!isBusy) onSwitch()
      }}
    >
      <span
        aria-hidden
        className={cx(
          'flex h-6 w-10 items-center rounded-full border p-0.5 transition-colors duration-150',
          isOn ? 'border-transparent bg-accent forced-colors:bg-[SelectedItem]' : 'border-control bg-tint',
        )}
      >
        <span
          className={cx(
            'size-4.5 rounded-full transition-transform duration-150',
            isOn
              ? 'translate-x-4 bg-on-accent forced-colors:bg-[SelectedItemText]'
              : 'bg-control forced-colors:bg-[CanvasText]',
          )}
        />
      </span>
      Premium
    </button>
  )
}
