import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestions } from '#contract/suggestions.ts'
import { factsOf } from '#contract/facts.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import { cx } from '#web/ui/class-names.ts'
import { factsAsFilters } from './as-meant.ts'
import { categoryName } from './category-name.ts'
import { factTexts } from './fact-texts.ts'
import { type Filters, hasFilters, withCategory } from './filters.ts'

const PAUSE_MS = 150

/** Handles a key of the field; a key that moves or chooses in the list is not propagated. */
export type SuggestionKeys = (event: KeyboardEvent) => void

interface Suggestion {
  key: string
  text: string
  /** In muted text, at the end of the line. */
  note: string
  /** The filters that it stands for. */
  change?: Partial<Filters>
  /** The page to open instead. */
  to?: string
}

/** The listbox of the search field, which keeps the focus (ARIA Authoring Practices, combobox with a list). */
export function SuggestionList({
  id,
  search,
  filters,
  keys,
  onShown,
  onClose,
  onChoose,
}: {
  id: string
  search: string
  filters: Filters
  keys: RefObject<SuggestionKeys | null>
  onShown: (shown: { isOpen: boolean; activeId: string | undefined } | undefined) => void
  onClose: () => void
  /** Without a change, a page is opened. */
  onChoose: (change?: Partial<Filters>) => void
}) {
  const navigate = useNavigate()
  const found = useSuggestions(search)
  const [active, setActive] = useState<{ of: Suggestions | undefined; index: number }>()
  const options = found ? optionsOf(found, filters) : []
  // With new suggestions none is active yet.
  const index = active !== undefined && active.of === found ? active.index : -1
  const isOpen = options.length > 0
  const activeId = index >= 0 ? `${id}-${index}` : undefined

  useEffect(() => onShown({ isOpen, activeId }), [onShown, isOpen, activeId])
  useEffect(() => () => onShown(undefined), [onShown])

  function choose({ change, to }: Suggestion) {
    onChoose(change)
    if (to !== undefined) void navigate(to)
  }

  useImperativeHandle(keys, () => (event) => {
    if (!isOpen) return
    const next = nextIndex(event.key, index, options.length)
    const chosen = options[index]
    if (next !== undefined) setActive({ of: found, index: next })
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  })

  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && formatQuantity(options.length, 'prijedlog', 'prijedloga', 'prijedloga')}
      </span>
      {isOpen && (
        // On a phone as wide as the form, which is the nearest container.
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label="Prijedlozi"
          className="absolute top-full left-0 z-30 mt-2 w-max min-w-full max-sm:w-[100cqw] sm:max-w-136 rounded-control border border-line bg-raised p-1.5 text-ink shadow-float"
        >
          {options.map((option, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's, which keeps the focus
            <div
              key={option.key}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === index}
              className={cx(
                'flex min-h-12 cursor-pointer items-center justify-between gap-5 rounded-[0.5rem] px-3 py-1.5 md:min-h-11',
                place === index ? 'bg-primary-soft text-primary-strong' : 'hover:bg-tint',
              )}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">{option.text}</span>
              <span className="shrink-0 text-right text-sm text-muted tabular-nums max-sm:max-w-[45%]">
                {option.note}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** The meanings of the typed text; the previous suggestions stay until the next arrive. */
function useSuggestions(search: string): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      call('GET /suggestions', { query: { search }, signal }).then(
        ({ data }) => setFound(data),
        // The search works without.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search])
  return found
}

/**
 * The amounts, day and guests of the words, as filters; guest numbers only if professionals of the category state them.
 */
const namedFilters = (filters: Suggestions['filters'], slug: string | undefined) =>
  Object.fromEntries(
    Object.entries(filters ?? {})
      .filter(([key]) => !key.startsWith('fact_') || factsOf(slug).some((fact) => `fact_${fact}` === key))
      .map(([key, value]) => [key, String(value)]),
  ) as Partial<Filters> // its date is a CalendarDay

/** Replaces a previously chosen area. */
const inTown = (city: string) => ({ city, near: '', km: '' })

/**
 * Trades, towns, continued phrases, companies. Each stands for its category and town, and keeps all other choices. The
 * number is shown only if there are none, because it counts the whole list.
 */
export function optionsOf(
  { filters: named, search = '', facts = [], categories, cities, phrases = [], professionals }: Suggestions,
  filters: Filters,
): Suggestion[] {
  const isNarrowed = named !== undefined || search !== '' || hasFilters({ ...filters, search: '', by_name: '' })
  const totalText = (total: number) => (isNarrowed ? '' : String(total))
  const words = { search, by_name: '' }
  return [
    ...facts.map(({ category, city, stated, total }) => ({
      key: `facts ${category.id} ${city}`,
      text: [category.name, ...factTexts(stated), city].filter(Boolean).join(' · '),
      note: totalText(total),
      change: {
        ...withCategory(filters, String(category.id)),
        ...namedFilters(named, category.slug),
        ...factsAsFilters(stated),
        ...(city !== null && inTown(city)),
        ...words,
      },
    })),
    ...categories.map(({ category, city, total }) => ({
      key: `category ${category.id} ${city}`,
      text: [category.name, city].filter(Boolean).join(' · '),
      note: totalText(total),
      change: {
        ...withCategory(filters, String(category.id)),
        ...namedFilters(named, category.slug),
        ...(city !== null && inTown(city)),
        ...words,
      },
    })),
    ...cities.map(({ city, category, total }) => ({
      key: `city ${city} ${category?.id}`,
      text: [city, category?.name].filter(Boolean).join(' · '),
      note: totalText(total),
      change: {
        ...(category ? withCategory(filters, String(category.id)) : filters),
        ...namedFilters(named, category?.slug),
        ...inTown(city),
        ...words,
      },
    })),
    ...phrases.map((text) => ({ key: text, text, note: '', change: { search: text, by_name: '' } })),
    ...professionals.map((professional) => ({
      key: `professional ${professional.id}`,
      text: professional.company_name,
      note: [professional.city, categoryName(professional.category)].filter(Boolean).join(' · '),
      to: pages.professional(professional.id, namedFilters(named, undefined).date || filters.date || undefined),
    })),
  ]
}

/** The option to which a key moves; Home and End in the field itself move within its text. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1
  if (index < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
