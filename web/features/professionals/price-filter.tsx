import { useState } from 'react'
import { formatAmount, readPrice } from '#contract/money.ts'
import { DebouncedInput } from '#web/ui/debounced-input.tsx'
import { priceOf } from './filters.ts'

const format = (price: string) => (price === '' ? '' : formatAmount(Number(price)))

const isSamePrice = (text: string, committed: string) => {
  const price = priceOf(text)
  return price !== null && format(price) === committed
}

/** The highest starting price, typed as Croatians write it; a text that is no price is said beside the field. */
export function PriceFilter({
  id,
  className,
  committed,
  onCommit,
}: {
  id: string
  className: string
  /** As the address has it. */
  committed: string
  onCommit: (price: string) => void
}) {
  const [message, setMessage] = useState<string>()
  const errorId = `${id}-error`
  return (
    <>
      <DebouncedInput
        id={id}
        className={className}
        type="text"
        inputMode="decimal"
        name="price_max"
        maxLength={20}
        placeholder="Npr. 1.500"
        aria-invalid={message !== undefined || undefined}
        aria-describedby={message === undefined ? undefined : errorId}
        committed={format(committed)}
        isSame={isSamePrice}
        onCommit={(text) => {
          const read = readPrice(text)
          setMessage(read.message)
          if (read.message === undefined) onCommit(String(read.price ?? ''))
        }}
      />
      <span role="alert" id={errorId} className="block text-sm font-medium text-error">
        {message}
      </span>
    </>
  )
}
