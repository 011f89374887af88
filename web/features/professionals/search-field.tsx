import { DebouncedInput } from '#web/ui/debounced-input.tsx'
import { FilterBox } from './filter-box.tsx'
import type { Filters } from './filters.ts'

/** One field for everything: a trade, a town, a company's name. */
export function SearchField({
  committed,
  className,
  onCommit,
}: {
  /** As the address has it. */
  committed: string
  className: string
  onCommit: (search: string) => void
  onChoose: (change: Partial<Filters>) => void
}) {
  return (
    <FilterBox label="Što tražite?" className={className}>
      {({ control }) => (
        <DebouncedInput
          {...control}
          type="search"
          name="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="bend, fotograf u Splitu, ime tvrtke"
          committed={committed}
          onCommit={onCommit}
        />
      )}
    </FilterBox>
  )
}
