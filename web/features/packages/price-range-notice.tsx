import { useRef, useState } from 'react'
import { companyOf } from '#contract/company-fields.ts'
import { formatPriceRange } from '#contract/money.ts'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import { unbrokenPrice } from '#web/lib/format.ts'
import { changeLatestProfile } from '#web/lib/latest-profile.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { contradictedBy, type PriceRange } from './package-values.ts'

/** Where the price range of the profile says something else than its packages: one press takes over theirs. */
export function PriceRangeNotice({
  profile,
  onSaved,
}: {
  profile: Professional
  onSaved: (profile: Professional) => void
}) {
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const range = contradictedBy(profile)
  const { city, category_id } = profile
  // A profile without a town and a category cannot be saved; its own form says so.
  const required = city === null || category_id === null ? null : { city, category_id }

  async function adopt({ min, max }: PriceRange, current: { city: string; category_id: number }) {
    setBusy(true)
    try {
      const params = { id: profile.id }
      const data = await changeLatestProfile(profile.id, (found, replaces) => {
        const latest = found ?? profile
        const body = {
          ...companyOf(latest),
          city: latest.city ?? current.city,
          category_id: latest.category_id ?? current.category_id,
          price_range_min: min,
          price_range_max: max,
          replaces,
        }
        return () => call('PUT /professionals/:id', { params, body })
      })
      // The pressed button disappears.
      box.current?.closest('section')?.focus({ preventScroll: true })
      onSaved(data)
      showSnackbar('Cjenovni raspon je usklađen s paketima.')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div ref={box} className="rounded-control bg-warning-soft text-warning has-[p]:mb-5 has-[p]:px-4 has-[p]:py-3">
      {/* Always there, because a screen reader announces only what changes in a status. */}
      <div role="status">
        {range && required && (
          <p>
            Na profilu piše „{unbrokenPrice(profile.price_range)}”, a u paketima{' '}
            {unbrokenPrice(formatPriceRange(range.min, range.max))}. Parovi pretražuju po onome što piše na profilu.
          </p>
        )}
      </div>
      {range && required && (
        <BusyButton busy={isBusy} className="mt-3" onClick={() => void adopt(range, required)}>
          Preuzmi raspon iz paketa
        </BusyButton>
      )}
    </div>
  )
}
