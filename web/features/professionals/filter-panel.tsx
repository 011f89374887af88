import { mdiMagnify } from '@mdi/js'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Category } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { showResults } from '#web/lib/use-results-in-view.ts'
import { useOfferedWeddingDay } from '#web/lib/wedding-day.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DateInput, invalidDay } from '#web/ui/date-input.tsx'
import { DebouncedInput } from '#web/ui/debounced-input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FilterBox } from './filter-box.tsx'
import { type Filters, hasFilters, readSearch, searchHref, type SearchPath } from './filters.ts'
import { PriceFilter } from './price-filter.tsx'

/**
 * On a phone two in a row, and one where large letters need the whole width. Not by growing: the last of the boxes that
 * have arrived would be wide until the next one is there.
 */
const smallBoxClass = 'order-3 basis-[clamp(50%_-_0.25rem,(9.5rem_-_50%)_*_9999,100%)] md:order-none xl:col-span-1'

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

  const { offered, decline, onType } = useOfferedWeddingDay()
  // Once a day was searched for, an empty field is what the couple wants.
  if (shown.date !== '' && offered !== '') decline()
  const date = shown.date || offered

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
      onSubmit={(event) => {
        const query = new URLSearchParams()
        for (const [name, value] of new FormData(event.currentTarget))
          if (typeof value === 'string') query.set(name, value)
        const asked = readSearch(query, today)
        // A text that is no filter goes into the address as it was typed, and the page says so.
        if (asked.dropped.length > 0) return
        event.preventDefault()
        void navigate(searchHref(path, asked.filters), { preventScrollReset: true, state: showResults })
      }}
      className="relative z-20 flex flex-wrap gap-2 rounded-card border border-line bg-surface p-2 md:grid md:grid-cols-12 xl:grid-cols-[1.3fr_1.3fr_1.1fr_1.1fr_1fr_9.5rem]"
    >
      <FilterBox label="Naziv" className="order-1 grow-3 basis-[70%] md:order-none md:col-span-6 xl:col-span-1">
        {({ control }) => (
          <DebouncedInput
            {...control}
            type="search"
            name="search"
            maxLength={100}
            placeholder="Npr. studio"
            committed={shown.search}
            onCommit={(search) => apply({ search }, { replace: filters.search !== '' })}
          />
        )}
      </FilterBox>
      <FilterBox label="Kategorija" className={`${smallBoxClass} md:col-span-6`}>
        {({ control }) => (
          <select
            {...control}
            name="category_id"
            className={cx(control.className, '-ml-1')}
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
      <FilterBox label="Grad" className={`${smallBoxClass} md:col-span-3`}>
        {({ control }) => (
          <select
            {...control}
            name="city"
            className={cx(control.className, '-ml-1')}
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
      <FilterBox label="Datum vjenčanja" committed={shown.date} className={`${smallBoxClass} md:col-span-3`}>
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
              if (day !== shown.date) apply({ date: day })
            }}
          />
        )}
      </FilterBox>
      <FilterBox label="Cijena do (€)" committed={shown.price_max} className={`${smallBoxClass} md:col-span-3`}>
        {(filter) => (
          <PriceFilter
            {...filter}
            committed={shown.price_max}
            onCommit={(price_max) => apply({ price_max }, { replace: filters.price_max !== '' })}
          />
        )}
      </FilterBox>
      <Button
        type="submit"
        variant="filled"
        className="order-2 grow px-4! md:order-none md:col-span-3 md:h-full xl:col-span-1"
      >
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
