import { mdiChevronDown } from '@mdi/js'
import { useState } from 'react'
import { formatItemQuantity } from '#contract/item-quantity.ts'
import type { Offer } from '#contract/offers.ts'
import { formatCents } from '#contract/sums.ts'
import { Icon } from '#web/ui/icon.tsx'

const SHOWN = 4

/** An offer's lines; if there are many, only the first few. */
export function OfferItems({ items }: { items: Offer['items'] }) {
  const [isOpen, setOpen] = useState(false)
  // A single further line needs no more room than the button that would show it.
  const isCut = !isOpen && items.length > SHOWN + 1
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {(isCut ? items.slice(0, SHOWN) : items).map((item, index) => (
          <li key={index} className="flex items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <span className="wrap-anywhere">{item.label}</span>
              {item.quantity !== 1 && (
                <span className="block text-sm text-muted tabular-nums">
                  {formatItemQuantity(item.quantity)} × {formatCents(item.unit_price)}
                </span>
              )}
            </span>
            <span className="shrink-0 tabular-nums">{formatCents(item.amount)}</span>
          </li>
        ))}
      </ul>
      {isCut && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-primary underline-offset-4 hover:underline"
          onClick={() => setOpen(true)}
        >
          Prikaži sve stavke ({items.length})
          <Icon path={mdiChevronDown} />
        </button>
      )}
    </>
  )
}
