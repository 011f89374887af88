import { compareAddress } from '#contract/compare.ts'
import { Link } from '#web/ui/link.tsx'
import { COMPARE_FORM } from './compare-button.tsx'

/** Those already chosen, on a list that a comparison without scripts has opened. */
export const AlreadyCompared = ({ ids }: { ids: string }) => (
  <p className="container-page mt-6 hidden noscript:block">
    <input type="hidden" form={COMPARE_FORM} name="compared" value={ids} />
    Birate još jednog za usporedbu.{' '}
    <Link to={compareAddress(ids.split(',').map(Number))} className="font-semibold text-primary underline">
      Natrag na usporedbu
    </Link>
  </p>
)
