import { useRef } from 'react'
import { formatAmount, formatEuro } from '#contract/money.ts'
import { priceChoices } from '#contract/price-bands.ts'
import type { ProfessionalFacets } from '#contract/professionals.ts'
import { typeInto } from '#web/ui/date-input.tsx'
import { ChoiceCount } from './choice-count.tsx'
import type { Filters } from './filters.ts'

/**
 * Common price ranges with their counts; a press puts one into the two fields, or clears them again. They are shown
 * before their counts arrive, which then find their room.
 */
export function PriceBands({
  counted,
  filters,
}: {
  counted: ProfessionalFacets['prices'] | undefined
  filters: Filters
}) {
  const list = useRef<HTMLDivElement>(null)
  function write(name: string, price: number | null) {
    const input = list.current?.closest('form')?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) typeInto(input, price === null ? '' : formatAmount(price))
  }
  return (
    <div ref={list} className="flex flex-wrap gap-2 noscript:hidden">
      {priceChoices.map(({ price_min, price_max }, index) => {
        const isChosen =
          (filters.price_min ?? '') === (price_min > 0 ? String(price_min) : '') &&
          (filters.price_max ?? '') === String(price_max ?? '')
        return (
          <button
            key={price_min}
            type="button"
            aria-pressed={isChosen}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-4 tabular-nums hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary-strong"
            onClick={() => {
              write('price_min', isChosen || price_min === 0 ? null : price_min)
              write('price_max', isChosen ? null : price_max)
            }}
          >
            {bandText(price_min, price_max)}
            <ChoiceCount total={counted?.[index]?.total} />
          </button>
        )
      })}
    </div>
  )
}

/** The upper end of a band is the last cent before the next: `€ 500 – € 1.000`. */
function bandText(min: number, max: number | null): string {
  if (max === null) return `od ${formatEuro(min)}`
  const end = formatEuro(Math.ceil(max))
  return min === 0 ? `ispod ${end}` : `${formatEuro(min)} – ${end}`
}
