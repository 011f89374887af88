import { mdiMagnify } from '@mdi/js'
import { type ReactNode, useId, useState } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import type { Category } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { showResults } from '#web/lib/use-results-in-view.ts'
import { useWeddingDay } from '#web/lib/wedding-day.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DebouncedInput } from '#web/ui/debounced-input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Filters, hasFilters, readSearch, searchHref, type SearchPath } from './filters.ts'
import { PriceFilter } from './price-filter.tsx'

const inputClass = 'w-full min-w-0 bg-transparent text-base text-ink outline-none placeholder:text-muted'

/** A small label over a bare control; the whole box is its target. */
function FilterBox({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div
      className={cx(
        'relative rounded-control border border-line px-3.5 pt-1.5 pb-1 focus-within:border-primary hover:border-control',
        className,
      )}
    >
      <label htmlFor={id} className="block text-sm text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/**
 * The search as a plain GET form, which works before any script has run. Once hydrated, every choice changes the
 * address at once, typed text after half a second.
 */
export function FilterPanel({
  path,
  filters,
  categories,
  today,
}: {
  /** The page that is filtered. */
  path: SearchPath
  filters: Filters
  categories: Category[]
  today: CalendarDay
}) {
  const navigate = useNavigate()
  const pending = useNavigation().location
  // While the next page loads its filters are shown already, so that a control never jumps back.
  const shown = pending?.pathname === path ? readSearch(new URLSearchParams(pending.search), today).filters : filters

  const weddingDay = useWeddingDay()
  const [offersWeddingDay, setOffersWeddingDay] = useState(true)
  // Once a day was searched for, an empty field is what the couple wants.
  if (shown.date !== '' && offersWeddingDay) setOffersWeddingDay(false)
  const date = shown.date || (offersWeddingDay && weddingDay) || ''

  /** A search is for everything that the form shows, also for the wedding day that was filled in. */
  const apply = (change: Partial<Filters>, options?: { replace: boolean }) =>
    void navigate(searchHref(path, { ...shown, date, ...change, page: 1 }), { preventScrollReset: true, ...options })

  return (
    <Form
      role="search"
      aria-label="Pretraga pružatelja usluga"
      action={path}
      preventScrollReset
      state={showResults}
      className="relative z-20 grid grid-cols-12 gap-2 rounded-card border border-line bg-surface p-2 xl:grid-cols-[1.3fr_1.3fr_1.1fr_1.1fr_1fr_9.5rem]"
    >
      <FilterBox label="Naziv" className="order-1 col-span-9 md:order-none md:col-span-6 xl:col-span-1">
        {(id) => (
          <DebouncedInput
            id={id}
            className={inputClass}
            type="search"
            name="search"
            maxLength={100}
            placeholder="Npr. studio"
            committed={shown.search}
            onCommit={(search) => apply({ search }, { replace: filters.search !== '' })}
          />
        )}
      </FilterBox>
      <FilterBox label="Kategorija" className="order-3 col-span-6 md:order-none xl:col-span-1">
        {(id) => (
          <select
            id={id}
            name="category_id"
            className={cx(inputClass, '-ml-1')}
            value={shown.category_id}
            onChange={(event) => apply({ category_id: event.target.value })}
          >
            <option value="">Sve kategorije</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </select>
        )}
      </FilterBox>
      <FilterBox label="Grad" className="order-3 col-span-6 md:order-none md:col-span-3 xl:col-span-1">
        {(id) => (
          <select
            id={id}
            name="city"
            className={cx(inputClass, '-ml-1')}
            value={shown.city}
            onChange={(event) => apply({ city: event.target.value })}
          >
            <option value="">Svi gradovi</option>
            {!(homeCities as readonly string[]).includes(shown.city) && shown.city !== '' && (
              <option>{shown.city}</option>
            )}
            {homeCities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        )}
      </FilterBox>
      <FilterBox label="Datum vjenčanja" className="order-3 col-span-6 md:order-none md:col-span-3 xl:col-span-1">
        {(id) => (
          <input
            id={id}
            type="date"
            name="date"
            min={today}
            className={inputClass}
            value={date}
            onChange={({ target: { value } }) => {
              setOffersWeddingDay(false)
              apply({ date: isCalendarDay(value) ? value : '' })
            }}
          />
        )}
      </FilterBox>
      <FilterBox label="Cijena do (€)" className="order-3 col-span-6 md:order-none md:col-span-3 xl:col-span-1">
        {(id) => (
          <PriceFilter
            id={id}
            className={inputClass}
            committed={shown.price_max}
            onCommit={(price_max) => apply({ price_max }, { replace: filters.price_max !== '' })}
          />
        )}
      </FilterBox>
      <Button type="submit" variant="filled" className="order-2 col-span-3 h-full px-4! md:order-none xl:col-span-1">
        <Icon path={mdiMagnify} className="size-6" />
        <span className="max-md:sr-only">Pretraži</span>
      </Button>
    </Form>
  )
}

/** Resets all filters; shown only while there is one. */
export function ResetLink({ path, filters }: { path: SearchPath; filters: Filters }) {
  if (!hasFilters(filters)) return null
  return (
    <Link
      to={path}
      preventScrollReset
      className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-primary hover:bg-primary-soft"
    >
      Poništi
    </Link>
  )
}
