import { mdiMagnify, mdiTune } from '@mdi/js'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Category } from '#contract/categories.ts'
import type { ProfessionalFacets } from '#contract/professionals.ts'
import { furtherFiltersKey } from '#contract/site-pages.ts'
import { usePendingLocation } from '#web/lib/use-pending-location.ts'
import { showResults } from '#web/lib/use-results-in-view.ts'
import { useOfferedWeddingDay } from '#web/lib/wedding-day.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DateInput, invalidDay } from '#web/ui/date-input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { openLoaded } from '#web/ui/open-loaded.ts'
import { CategoryOptions, CityOptions } from './filter-options.tsx'
import { FilterBox } from './filter-box.tsx'
import { type Filters, searchFormId, searchHref, type SearchPath, withCategory } from './filters.ts'
import { furtherCount, furtherEntries } from './further-filters.ts'
import { readSearch, readSearchForm } from './read-search.ts'
import { SearchField } from './search-field.tsx'

/** Fetched when they are asked for. */
const importSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazyOptional(() => importSheet().then((module) => module.FilterSheet))
const FilterFields = lazyOptional(() => import('./filter-fields.tsx').then((module) => module.FilterFields))

/**
 * On a phone two in a row, and one where large letters need the whole width. Not by growing: the last of the boxes that
 * have arrived would be wide until the next one is there.
 */
const smallBoxClass = 'order-3 basis-[clamp(50%_-_0.25rem,(9.5rem_-_50%)_*_9999,100%)] md:order-none xl:col-span-1'

/**
 * The search as a plain GET form, which works before any script has run. Once hydrated, every choice changes the
 * address at once, typed text after half a second; the further filters open over the page and are applied together.
 */
export function FilterPanel({
  path,
  filters,
  found,
  categories,
  today,
  showsAll,
  facets,
}: {
  /** The page that is filtered. */
  path: SearchPath
  filters: Filters
  /** The filters that the list was found by: a word that means a category stands there as the category. */
  found: Filters
  categories: Category[]
  today: CalendarDay
  /** All filters stand in the form, as a browser without a script has asked for them. */
  showsAll: boolean
  /** The numbers beside their choices. */
  facets: ProfessionalFacets | undefined
}) {
  const navigate = useNavigate()
  const pending = usePendingLocation()
  /** Unknown until the sheet is asked for. */
  const [isOpen, setOpen] = useState<boolean>()
  const form = useRef<HTMLFormElement>(null)
  // While the next page loads its filters are shown already, so that a control never jumps back.
  const shown = pending?.pathname === path ? readSearch(new URLSearchParams(pending.search), today).filters : filters

  // Another category, town or day stands in place of the words that meant one.
  const base = shown === filters ? found : shown

  const { offered, decline, onType } = useOfferedWeddingDay()
  // Once a day was searched for, an empty field is what the couple wants.
  if (base.date && offered !== '') decline()
  const date = shown.date || offered

  /** A search is for everything that the form shows, also for the wedding day that was filled in. */
  const apply = (change: Partial<Filters>, options?: { replace: boolean }) =>
    void navigate(searchHref(path, { ...shown, date, ...change, page: 1 }), { preventScrollReset: true, ...options })

  // Chosen while the script was on its way: it counts like a choice made after.
  const applyEarlyChoice = useEffectEvent(() => {
    const { category_id = '', city = '' } = form.current ? readSearchForm(form.current, today).filters : shown
    if (category_id !== (shown.category_id ?? '')) apply({ ...withCategory(shown, category_id), city })
    else if (city !== (shown.city ?? '')) apply({ city })
  })
  useEffect(() => applyEarlyChoice(), [])

  const further = furtherCount(shown)
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
        onSubmit={(event) => {
          const typed = readSearchForm(event.currentTarget, today)
          // A text that is no filter goes into the address as it was typed, and the page says so.
          if (typed.dropped.length > 0) return
          event.preventDefault()
          const options = { preventScrollReset: true, state: showResults }
          void navigate(searchHref(path, typed.filters), options)
        }}
        className="@container relative z-20 flex flex-wrap gap-2 rounded-card border border-line bg-surface p-2 md:grid md:grid-cols-12 xl:grid-cols-[1.7fr_1.3fr_1fr_1.1fr_9.5rem_9.5rem]"
      >
        {/* The first of a form's buttons is pressed by Enter in a field. */}
        <button type="submit" hidden>
          Pretraži
        </button>
        <SearchField
          filters={{ ...shown, date }}
          className="order-1 grow-3 basis-[70%] md:order-none md:col-span-6 xl:col-span-1"
          onCommit={(search) => {
            if (search !== (shown.search ?? '')) apply({ search, by_name: '' }, { replace: Boolean(filters.search) })
          }}
          onChoose={apply}
        />
        <FilterBox label="Kategorija" className={`${smallBoxClass} md:col-span-6`}>
          {({ control }) => (
            <select
              {...control}
              name="category_id"
              className={cx(control.className, '-ml-1')}
              value={shown.category_id ?? ''}
              onChange={(event) => apply(withCategory(base, event.target.value))}
            >
              <CategoryOptions categories={categories} facets={facets} />
            </select>
          )}
        </FilterBox>
        <FilterBox label="Grad" className={`${smallBoxClass} md:col-span-3`}>
          {({ control }) => (
            <select
              {...control}
              name="city"
              className={cx(control.className, '-ml-1')}
              value={shown.city ?? ''}
              onChange={(event) => apply({ ...base, city: event.target.value })}
            >
              <CityOptions chosen={shown.city ?? ''} facets={facets} />
            </select>
          )}
        </FilterBox>
        <FilterBox label="Datum vjenčanja" committed={shown.date ?? ''} className={`${smallBoxClass} md:col-span-3`}>
          {({ control, setMessage }) => (
            <DateInput
              {...control}
              // As wide as the day on the narrowest phone with two boxes in a row; there it ends where the icon begins.
              className={cx(control.className, 'pr-[20px]')}
              name="date"
              min={today}
              value={date}
              onChange={() => {
                setMessage(undefined)
                onType()
              }}
              onCommit={(day) => {
                if (day === null) return setMessage(invalidDay)
                if (day !== '' && day < today) return setMessage('Datum ne može biti prije današnjeg.')
                if (day === date) return
                if (day === '') decline()
                if (day !== (shown.date ?? '')) apply({ ...base, date: day })
              }}
            />
          )}
        </FilterBox>
        <button
          type="submit"
          name={furtherFiltersKey}
          value="1"
          aria-haspopup={showsAll ? undefined : 'dialog'}
          className={cx(
            'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-line px-2 font-semibold hover:border-control hover:text-primary md:col-span-3',
            smallBoxClass,
          )}
          onClick={(event) => {
            if (showsAll) return
            event.preventDefault()
            openLoaded(importSheet, () => setOpen(true))
          }}
        >
          <Icon path={mdiTune} />
          Filteri
          {further > 0 && (
            <span className="grid min-w-6 place-items-center rounded-full bg-primary-soft px-1.5 text-sm text-primary-strong">
              {further}
            </span>
          )}
        </button>
        <Button
          type="submit"
          variant="filled"
          className="order-2 grow px-4! md:order-none md:col-span-3 md:h-full xl:col-span-1"
        >
          <Icon path={mdiMagnify} className="size-6" />
          <span className="max-md:sr-only">Pretraži</span>
        </Button>
        {showsAll ? (
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
