import { mdiMagnify } from '@mdi/js'
import { type ReactNode, type SubmitEvent, Suspense, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { showResults } from '#web/lib/use-results-in-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { openLoaded } from '#web/ui/open-loaded.ts'
import { CategoryOptions, CityOptions } from './filter-options.tsx'
import { FilterBox } from './filter-box.tsx'
import { FilterDay } from './filter-day.tsx'
import { searchFormId, searchHref, type SearchPath, withCategory } from './filters.ts'
import { FurtherButton } from './further-button.tsx'
import { furtherCount, furtherEntries } from './further-filters.ts'
import type { Search } from './load-search.ts'
import { readSearchForm } from './read-search.ts'
import { SearchField } from './search-field.tsx'
import { useShownFilters } from './use-shown-filters.ts'

/** Loaded on request. */
const importSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazyOptional(() => importSheet().then((module) => module.FilterSheet))
const FilterFields = lazyOptional(() => import('./filter-fields.tsx').then((module) => module.FilterFields))

/**
 * On a phone two in a row, or one with large text. Without `flex-grow`, which would stretch the last box that has
 * arrived until the next one is there.
 */
const smallBoxClass = 'order-3 basis-[clamp(50%_-_0.25rem,(9.5rem_-_50%)_*_9999,100%)] md:order-none xl:col-span-1'

/**
 * The search as a plain GET form, which works before any script has run. Once hydrated, every choice changes the
 * address at once, typed text after half a second; the further filters open over the page and are applied together.
 */
export function FilterPanel({ path, search }: { path: SearchPath; search: Search }) {
  const { filters, today, categories, facets, showsAllFilters } = search
  const navigate = useNavigate()
  /** Undefined until the sheet is opened. */
  const [isOpen, setOpen] = useState<boolean>()
  const form = useRef<HTMLFormElement>(null)
  const { shown, base, date, apply, applyDay, onType } = useShownFilters(path, search, form)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const typed = readSearchForm(event.currentTarget, today)
    // An invalid text is put into the address as typed, and the page reports it.
    if (typed.dropped.length > 0) return
    event.preventDefault()
    void navigate(searchHref(path, typed.filters), { preventScrollReset: true, state: showResults })
  }

  return (
    <>
      <Form
        ref={form}
        id={searchFormId}
        role="search"
        aria-label="Pretraga pružatelja usluga"
        action={path}
        preventScrollReset
        state={showResults}
        onSubmit={submit}
        className="@container relative z-20 flex flex-wrap gap-2 rounded-card border border-line bg-surface p-2 md:grid md:grid-cols-12 xl:grid-cols-[1.7fr_1.3fr_1fr_1.1fr_9.5rem_9.5rem]"
      >
        {/* Enter in a field activates a form's first button. */}
        <button type="submit" hidden>
          Pretraži
        </button>
        <SearchField
          filters={{ ...shown, date }}
          className="order-1 grow-3 basis-[70%] md:order-none md:col-span-6 xl:col-span-1"
          onCommit={(words) => {
            if (words !== (shown.search ?? ''))
              apply({ search: words, by_name: '' }, { replace: Boolean(filters.search) })
          }}
          onChoose={apply}
        />
        <FilterSelect
          label="Kategorija"
          name="category_id"
          value={shown.category_id ?? ''}
          className="md:col-span-6"
          onChoose={(id) => apply(withCategory(base, id))}
        >
          <CategoryOptions categories={categories} facets={facets} />
        </FilterSelect>
        <FilterSelect
          label="Grad"
          name="city"
          value={shown.city ?? ''}
          className="md:col-span-3"
          onChoose={(city) => apply({ ...base, city })}
        >
          <CityOptions chosen={shown.city ?? ''} facets={facets} />
        </FilterSelect>
        <FilterDay
          date={date}
          committed={shown.date}
          today={today}
          className={`${smallBoxClass} md:col-span-3`}
          onType={onType}
          onCommit={applyDay}
        />
        <FurtherButton
          count={furtherCount(shown)}
          className={smallBoxClass}
          onOpen={showsAllFilters ? undefined : () => openLoaded(importSheet, () => setOpen(true))}
        />
        <Button
          type="submit"
          variant="filled"
          className="order-2 grow px-4! md:order-none md:col-span-3 md:h-full xl:col-span-1"
        >
          <Icon path={mdiMagnify} className="size-6" />
          <span className="max-md:sr-only">Pretraži</span>
        </Button>
        {filters.compared && <input type="hidden" name="compared" value={filters.compared} />}
        {showsAllFilters ? (
          <Suspense>
            <div className="order-4 w-full border-t border-line p-2 pt-4 md:col-span-full">
              <FilterFields filters={shown} categories={categories} facets={facets} />
              <Button type="submit" className="mt-5">
                Prikaži rezultate
              </Button>
            </div>
          </Suspense>
        ) : (
          furtherEntries(shown).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
        )}
      </Form>
      <Suspense>
        {isOpen !== undefined && (
          <FilterSheet
            open={isOpen}
            path={path}
            filters={{ ...base, date }}
            categories={categories}
            today={today}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function FilterSelect({
  label,
  name,
  value,
  className,
  onChoose,
  children,
}: {
  label: string
  name: string
  value: string | number
  className: string
  onChoose: (value: string) => void
  children: ReactNode
}) {
  return (
    <FilterBox label={label} className={`${smallBoxClass} ${className}`}>
      {({ control }) => (
        <select
          {...control}
          name={name}
          className={control.className}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {children}
        </select>
      )}
    </FilterBox>
  )
}
