import { mdiAlertCircleOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { MAX_COMPARED } from '#contract/compare.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { compareHref } from './compare-query.ts'
import type { LoadedComparison } from './load-comparison.ts'

/** Says which parts of the address could not be shown, and offers a way out. */
export function CompareNotices({ comparison, gone, townFailure, failure }: Omit<LoadedComparison, 'compared'>) {
  const { state, revalidate } = useRevalidator()
  const { ids, tooMany, dropped, near } = comparison
  const left = ids.filter((id) => !gone.includes(id))
  return (
    <div role="status">
      {failure !== null && (
        <Notice>
          {failure}{' '}
          <button
            type="button"
            aria-disabled={state === 'loading'}
            className="cursor-pointer font-semibold underline underline-offset-4"
            onClick={() => void revalidate()}
          >
            {state === 'loading' ? 'Učitava se…' : 'Pokušaj ponovo'}
          </button>
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice>
          {goneText(gone.length, left.length)}{' '}
          <Link
            to={compareHref(comparison, { ids: left })}
            replace
            preventScrollReset
            className="font-semibold underline underline-offset-4"
          >
            Ukloni iz usporedbe
          </Link>
        </Notice>
      )}
      {tooMany > 0 && (
        <Notice>
          Uspoređujemo najviše {MAX_COMPARED}, pa su ovdje prva {MAX_COMPARED} iz adrese.
        </Notice>
      )}
      {dropped.length > 0 && <Notice>Nije valjano pa nije uzeto u obzir: {dropped.join(', ')}.</Notice>}
      {townFailure === 'unknown' && (
        <Notice>
          Mjesta „<bdi>{near}</bdi>” nema na našoj karti, pa udaljenosti ne možemo izračunati.
        </Notice>
      )}
      {townFailure === 'not-loaded' && (
        <Notice>
          Udaljenosti se nisu učitale.{' '}
          <a href={compareHref(comparison)} className="font-semibold underline underline-offset-4">
            Osvježi stranicu
          </a>
        </Notice>
      )}
    </div>
  )
}

function goneText(gone: number, left: number): string {
  if (gone === 1) return left === 0 ? 'Odabrani profil više nije javan.' : 'Jedan od odabranih profila više nije javan.'
  return left === 0 ? 'Nijedan od odabranih profila više nije javan.' : 'Neki od odabranih profila više nisu javni.'
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="mb-4 flex gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-warning">
    <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)
