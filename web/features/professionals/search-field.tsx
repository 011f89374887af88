import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import { useHydrated } from '#web/lib/hydrated.ts'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { useDebouncedText } from '#web/ui/use-debounced-text.ts'
import { FilterBox } from './filter-box.tsx'
import type { Filters } from './filters.ts'
import type { SuggestionKeys } from './suggestion-list.tsx'

/** Loaded on focus; if that fails, the field works without suggestions. */
const importList = () => import('./suggestion-list.tsx')
const SuggestionList = lazyOptional(() => importList().then((module) => module.SuggestionList))

/** One field for everything: a trade, a town, a company's name. Suggests meanings while the user types. */
export function SearchField({
  filters,
  className,
  onCommit,
  onChoose,
}: {
  filters: Filters
  className: string
  onCommit: (search: string) => void
  onChoose: (change: Partial<Filters>) => void
}) {
  const isHydrated = useHydrated()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const { text, type, replace } = useDebouncedText({ input, committed: filters.search ?? '', onCommit })
  /** The text typed since the field was focused; text from before needs no suggestions. */
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState<{ isOpen: boolean; activeId: string | undefined }>()
  const close = () => setTyped('')
  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': shown?.isOpen === true,
    'aria-controls': shown?.isOpen ? listId : undefined,
    'aria-activedescendant': shown?.activeId,
  }
  return (
    <FilterBox label="Što tražite?" className={className}>
      {({ control }) => (
        <>
          <input
            {...control}
            {...combobox}
            ref={input}
            type="search"
            name="search"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            placeholder="bend u Splitu, ime tvrtke"
            value={text}
            onFocus={() => void importList().catch(() => {})}
            onChange={({ target }) => {
              type(target.value)
              setTyped(target.value.trim())
            }}
            onBlur={close}
            onKeyDown={(event: KeyboardEvent) => {
              // The list handles keys first, because it knows which option is active.
              keys.current?.(event)
              if (event.key === 'Enter' && !event.defaultPrevented) close()
            }}
          />
          <Suspense>
            {typed !== '' && (
              <SuggestionList
                id={listId}
                search={typed}
                filters={filters}
                keys={keys}
                onShown={setShown}
                onClose={close}
                onChoose={(change) => {
                  close()
                  replace(change?.search ?? text)
                  if (change) onChoose(change)
                }}
              />
            )}
          </Suspense>
        </>
      )}
    </FilterBox>
  )
}
