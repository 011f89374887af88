import { useRootMark } from '#web/lib/root-mark.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Marks one favourite for what is then done with several. */
export const FavoriteCheckbox = ({
  name,
  isChosen,
  onChange,
}: {
  name: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}) => (
  <label className="-ml-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-1 text-sm font-semibold">
    <input
      type="checkbox"
      aria-label={`Odaberi: ${name}`}
      checked={isChosen}
      className="size-5 accent-primary"
      onChange={({ target }) => onChange(target.checked)}
    />
    Odaberi
  </label>
)

/** At the lower edge while something is chosen: how many, and what can be done with them. */
export function FavoriteChoiceBar({
  count,
  compareTo,
  mostCompared,
  maxRecipients,
  onAsk,
  onClear,
}: {
  count: number
  /** The page that compares them. */
  compareTo: string
  mostCompared: number
  maxRecipients: number
  onAsk: () => void
  onClear: () => void
}) {
  useRootMark('data-bottom-bar')
  const limits = [
    count > mostCompared && `Usporediti možete najviše ${mostCompared}.`,
    count > maxRecipients && `Pitati odjednom možete najviše ${maxRecipients}.`,
  ].filter(Boolean)
  return (
    <div
      role="region"
      aria-label="Odabrani favoriti"
      className="sticky bottom-0 z-20 container-bleed mt-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="container-page flex min-h-18 flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <p role="status" className="min-w-0 grow text-sm tabular-nums max-sm:basis-1/2">
          <span className="font-semibold">Odabrano: {count}</span>
          {limits.length > 0 && <span className="block text-warning">{limits.join(' ')}</span>}
        </p>
        <Button variant="plain" className="px-3!" onClick={onClear}>
          Poništi
        </Button>
        <Button
          className="max-sm:grow"
          aria-haspopup="dialog"
          aria-disabled={count > maxRecipients || undefined}
          onClick={() => count <= maxRecipients && onAsk()}
        >
          Pitaj odabrane
        </Button>
        {count > mostCompared ? (
          <Button className="max-sm:grow" aria-disabled>
            Usporedi
          </Button>
        ) : (
          <ButtonLink to={compareTo} variant="filled" className="max-sm:grow">
            Usporedi
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
