import { mdiClose } from '@mdi/js'
import { Form } from 'react-router'
import { formatQuantity } from '#contract/croatian.ts'
import type { ReviewPage, ReviewSort } from '#contract/reviews.ts'
import { useAddressValues } from '#web/lib/use-address-values.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { controlClass, Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type PageAddress, REVIEWS_PART, reviewsHref, type ReviewsState } from './address.ts'
import { RatingSummary } from './rating-summary.tsx'
import { starsText } from './text.ts'

const sortLabels: Record<ReviewSort, string> = {
  newest: 'Najnovije najprije',
  oldest: 'Najstarije najprije',
  highest: 'Najbolje ocjene najprije',
  lowest: 'Najlošije ocjene najprije',
}

/** Fewer are read faster than sorted. */
const MANY = 5

/** The summary of all reviews; if there are many also filters, which work without scripts. */
export function ReviewControls({
  reviews,
  average,
  state,
  location,
}: {
  reviews: ReviewPage
  average: number
  state: ReviewsState
  location: PageAddress
}) {
  const all = reviews.rating_counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  if (all <= MANY) return <RatingSummary average={average} counts={reviews.rating_counts} />
  const isFiltered = state.rating !== undefined || state.search !== ''
  return (
    <>
      <RatingSummary
        average={average}
        counts={reviews.rating_counts}
        chosen={state.rating}
        hrefOf={(stars) => reviewsHref(location, { rating: stars === state.rating ? undefined : stars })}
      />
      <SearchForm state={state} location={location} />
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted not-empty:mt-3">
        {isFiltered && (
          <>
            <span className="wrap-anywhere">{foundText(reviews.total, all, state)}</span>
            {reviews.total > 0 && (
              <ButtonLink
                to={reviewsHref(location, { rating: undefined, search: '' })}
                preventScrollReset
                variant="plain"
                className="px-2! text-sm"
              >
                <Icon path={mdiClose} className="size-4" />
                Prikaži sve
              </ButtonLink>
            )}
          </>
        )}
      </p>
    </>
  )
}

/** In a fixed order: the server drops irrelevant parts of the address, and React compares both. */
const keptKeys = ['month', 'date', 'reviews_rating'] as const

/** `3 od 24 recenzije · 5 zvjezdica · „zvuk”` */
const foundText = (found: number, all: number, { rating, search }: ReviewsState) =>
  [
    `${found} od ${formatQuantity(all, 'recenzije', 'recenzije', 'recenzija')}`,
    rating !== undefined && starsText(rating),
    search && `„${search}”`,
  ]
    .filter(Boolean)
    .join(' · ')

/** A plain GET form that keeps the rest of the address. */
function SearchForm({ state, location }: { state: ReviewsState; location: PageAddress }) {
  const form = useAddressValues({ reviews_search: state.search, reviews_sort: state.sort })
  const query = new URLSearchParams(location.search)
  const others = keptKeys
    .map((name) => [name, query.get(name)?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
  return (
    <Form
      ref={form}
      role="search"
      aria-label="Pretraga recenzija"
      action={`${location.pathname}#${REVIEWS_PART}`}
      preventScrollReset
      className="mt-8 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Riječi u recenzijama" className="max-sm:col-span-2">
        {(described) => (
          <input
            {...described}
            type="search"
            name="reviews_search"
            maxLength={100}
            placeholder="Npr. zvuk"
            defaultValue={state.search}
            className={controlClass}
          />
        )}
      </Field>
      <Field label="Redoslijed">
        {(described) => (
          <select
            {...described}
            name="reviews_sort"
            defaultValue={state.sort}
            className={controlClass}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {Object.entries(sortLabels).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit">Prikaži</Button>
    </Form>
  )
}
