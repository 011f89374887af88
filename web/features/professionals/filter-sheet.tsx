import { mdiClose } from '@mdi/js'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Category } from '#contract/categories.ts'
import { formatCount, formatQuantity } from '#contract/croatian.ts'
import { showResults } from '#web/lib/use-results-in-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { controlClass, Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FilterFields } from './filter-fields.tsx'
import { CategoryOptions, CityOptions } from './filter-options.tsx'
import { type Filters, searchHref, type SearchPath, withCategory } from './filters.ts'
import { readSearchForm } from './read-search.ts'
import { type AnswerCounts, useAnswerCounts } from './use-answer-counts.ts'

interface SheetProps {
  path: SearchPath
  filters: Filters
  categories: Category[]
  today: CalendarDay
  onClose: () => void
}

/** All filters together: from the bottom on a phone, at the side on a desktop. */
export const FilterSheet = ({ open, ...props }: SheetProps & { open: boolean }) => (
  <Dialog
    open={open}
    onClose={props.onClose}
    label="Filteri"
    className="mx-auto mt-auto mb-0 h-[92dvh] max-h-none w-full max-w-none rounded-t-card bg-raised text-ink shadow-float open:animate-rise md:my-0 md:mr-0 md:h-dvh md:max-w-md md:rounded-none"
  >
    <SheetForm {...props} />
  </Dialog>
)

/** Starts with the list's filters each time; nothing is applied before the last button. */
function SheetForm({ path, filters, categories, today, onClose }: SheetProps) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filters)
  const [dropped, setDropped] = useState<string[]>([])
  const [resets, setResets] = useState(0)
  const { counts, isCounting } = useAnswerCounts(draft)

  /** Undefined if a text is not a valid filter, which is then reported. */
  function read(changed: HTMLFormElement): Filters | undefined {
    const typed = readSearchForm(changed, today)
    const isOther = typed.filters.category_id !== draft.category_id
    const next = isOther ? withCategory(typed.filters, typed.filters.category_id ?? '') : typed.filters
    setDropped(typed.dropped)
    setDraft(next)
    return typed.dropped.length === 0 ? next : undefined
  }

  return (
    <form
      noValidate
      className="flex h-full flex-col"
      onChange={(event) => read(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        const next = read(event.currentTarget)
        if (next === undefined) return
        onClose()
        const options = { preventScrollReset: true, state: showResults }
        void navigate(searchHref(path, next), options)
      }}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2">
        <h2 className="text-xl font-semibold">Filteri</h2>
        <button
          type="button"
          aria-label="Zatvori"
          onClick={onClose}
          className="-mr-2 grid size-12 place-items-center rounded-control text-muted hover:bg-tint md:size-11"
        >
          <Icon path={mdiClose} className="size-6" />
        </button>
      </div>
      {/* These have fields on the page itself. */}
      {(['search', 'date', 'sort'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={filters[name] ?? ''} />
      ))}
      <div key={resets} className="min-h-0 grow space-y-6 overflow-y-auto overscroll-contain px-5 py-4">
        <div className="grid gap-3">
          <Field label="Kategorija">
            {(control) => (
              <select {...control} name="category_id" defaultValue={draft.category_id ?? ''} className={controlClass}>
                <CategoryOptions categories={categories} facets={counts?.facets} />
              </select>
            )}
          </Field>
          <Field label="Grad">
            {(control) => (
              <select {...control} name="city" defaultValue={draft.city ?? ''} className={controlClass}>
                <CityOptions chosen={draft.city ?? ''} facets={counts?.facets} />
              </select>
            )}
          </Field>
        </div>
        <FilterFields filters={draft} categories={categories} facets={counts?.facets} />
      </div>
      <div className="border-t border-line bg-raised px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p role="alert" className="text-sm font-medium text-error">
          {dropped.length > 0 && `Provjerite: ${dropped.join(', ')}.`}
          {areTurned(draft) && ' Najniža je cijena viša od najviše.'}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button
            variant="plain"
            onClick={() => {
              setDraft({ search: filters.search, date: filters.date, sort: filters.sort, page: 1 })
              setDropped([])
              setResets(resets + 1)
            }}
          >
            Poništi
          </Button>
          <Button type="submit" variant="filled" className="grow" aria-busy={isCounting || undefined}>
            {showText(counts)}
          </Button>
        </div>
      </div>
    </form>
  )
}

const areTurned = ({ price_min: from, price_max: to }: Filters) => Boolean(from && to && Number(from) > Number(to))

/** `Prikaži 37 rezultata` */
export function showText(counts: AnswerCounts | undefined): string {
  if (counts === undefined) return 'Prikaži rezultate'
  if (counts.isMinimum) return `Prikaži više od ${formatCount(counts.total)} rezultata`
  return counts.total === 0
    ? 'Nema rezultata'
    : `Prikaži ${formatQuantity(counts.total, 'rezultat', 'rezultata', 'rezultata')}`
}
