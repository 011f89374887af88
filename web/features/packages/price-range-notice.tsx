import { useState } from 'react'
import { companyOf } from '#contract/company-fields.ts'
import { formatPriceRange } from '#contract/money.ts'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import { unbrokenPrice } from '#web/lib/format.ts'
import { changeLatestProfile } from '#web/lib/latest-profile.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { contradictedBy } from './package-values.ts'

/** Where the price range of the profile says something else than its packages: one press takes over theirs. */
export function PriceRangeNotice({
  profile,
  onSaved,
}: {
  profile: Professional
  onSaved: (profile: Professional) => void
}) {
  const [isBusy, setBusy] = useState(false)
  const range = contradictedBy(profile)
  const { city, category_id } = profile
  // A profile without them cannot be saved; its own form says so.
  if (range === null || city === null || category_id === null) return null
  const { min, max } = range

  async function adopt(current: { city: string; category_id: number }) {
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
      onSaved(data)
      showSnackbar('Cjenovni raspon je usklađen s paketima.')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div role="status" className="mb-5 rounded-control bg-warning-soft px-4 py-3 text-warning">
      <p>
        Na profilu piše „{unbrokenPrice(profile.price_range)}”, a u paketima {unbrokenPrice(formatPriceRange(min, max))}
        . Parovi pretražuju po onome što piše na profilu.
      </p>
      <BusyButton busy={isBusy} className="mt-3" onClick={() => void adopt({ city, category_id })}>
        Preuzmi raspon iz paketa
      </BusyButton>
    </div>
  )
}
