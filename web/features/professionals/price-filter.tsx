import { formatAmount, readPrice } from '#contract/money.ts'
import { DebouncedInput } from '#web/ui/debounced-input.tsx'
import type { FilterControl } from './filter-box.tsx'
import { priceOf } from './filters.ts'

const format = (price: string) => (price === '' ? '' : formatAmount(Number(price)))

const isSamePrice = (text: string, committed: string) => {
  const price = priceOf(text)
  return price !== null && format(price) === committed
}

/** The highest starting price, typed as Croatians write it. */
export function PriceFilter({
  control,
  setMessage,
  committed,
  onCommit,
}: FilterControl & {
  /** As the address has it. */
  committed: string
  onCommit: (price: string) => void
}) {
  return (
    <DebouncedInput
      {...control}
      type="text"
      inputMode="decimal"
      name="price_max"
      maxLength={20}
      placeholder="Npr. 1.500"
      committed={format(committed)}
      isSame={isSamePrice}
      onCommit={(text) => {
        const read = readPrice(text)
        setMessage(read.message)
        if (read.message === undefined) onCommit(String(read.price ?? ''))
      }}
    />
  )
}
