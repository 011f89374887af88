import { mdiPlus, mdiSendOutline } from '@mdi/js'
import { useEffect } from 'react'
import { MAX_COMPARED } from '#contract/compare.ts'
import { pages, queryString } from '#contract/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { compareHref, type Comparison } from './compare-query.ts'
import type { Compared } from './compared.ts'
import { refreshChosen, setChosen } from './chosen.ts'

/** The actions for the whole comparison. `onAsk` is null for users who cannot send enquiries. */
export function CompareActions({
  comparison,
  compared,
  gone,
  differ,
  onAsk,
}: {
  comparison: Comparison
  compared: readonly Compared[]
  /** The ids of professionals that are not public. */
  gone: readonly number[]
  /** In at least one row. */
  differ: boolean
  onAsk: (() => void) | null
}) {
  const [first] = compared
  const chosen = compared.map(toChosen)
  useEffect(() => refreshChosen(compared.map(toChosen), gone), [compared, gone])
  // Some may not have been loaded.
  const isWhole = compared.length + gone.length === comparison.ids.length
  const listTo =
    pages.professionals +
    queryString({
      category_id: first?.category?.id,
      date: comparison.date,
      compared: compared.map(({ id }) => id).join(','),
    })
  return (
    <>
      <div className="mt-4 mb-4 flex flex-wrap gap-2">
        {compared.length < MAX_COMPARED && (
          // The bar there continues with these.
          <ButtonLink to={listTo} onClick={() => isWhole && setChosen(chosen)}>
            <Icon path={mdiPlus} />
            {compared.length === 0 ? 'Odaberite s popisa' : 'Dodajte još jednog'}
          </ButtonLink>
        )}
        {compared.length > 0 && <ShareButton title="Usporedba · Zauvijek" path={compareHref(comparison)} />}
        {onAsk && compared.length > 0 && (
          <Button variant="filled" className="noscript:hidden" onClick={onAsk}>
            <Icon path={mdiSendOutline} />
            {compared.length === 1 ? 'Pošalji upit' : 'Pitaj sve'}
          </Button>
        )}
      </div>
      {compared.length > 1 && !differ && (
        <p className="mb-4 text-sm text-muted">Ne razlikuju se ni u jednom podatku.</p>
      )}
      {compared.length > 1 && differ && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          Podebljano je ono u čemu se razlikuju.
          <Link
            to={compareHref(comparison, { differences: !comparison.differences })}
            replace
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            {comparison.differences ? 'Prikaži sve' : 'Samo razlike'}
          </Link>
        </p>
      )}
    </>
  )
}

const toChosen = ({ id, company_name: name }: Compared) => ({ id, name })
