import { Fragment, type ReactNode } from 'react'
import { toCalendarDay, type Weekday } from '#contract/calendar-day.ts'
import type { Category } from '#contract/categories.ts'
import { formatQuantity, joinWords } from '#contract/croatian.ts'
import type { Suggestion } from '#contract/professionals.ts'
import { dayWithoutYear, fullDay, longDay } from '#web/lib/format.ts'
import { inMonth } from '#web/lib/in-month.ts'
import { showResults } from '#web/lib/use-results-in-view.ts'
import { cx } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { asFound, asMeant } from './as-meant.ts'
import { type FilterChip, filterChips } from './filter-text.ts'
import { factTexts } from './fact-texts.ts'
import { datesHref, type Filters, searchHref, type SearchPath } from './filters.ts'
import { TakenFacts, wayClass } from './taken-facts.tsx'

type NotesProps = { path: SearchPath; filters: Filters; suggestion: Suggestion }

const orderTexts = { price: 'od najniže cijene', rating: 'po ocjeni' } as const

/** Above the list: how the words were interpreted, and a link that interprets them otherwise. */
export function TakenWords({ path, filters, suggestion }: NotesProps): ReactNode {
  const { category, city, region, facts, facts_not_stated, amounts_not_stated, fact_in_names, left_out, month } =
    suggestion
  const { season, nobody_in, other_category, other_places = [] } = suggestion
  // Names that contain the fact's word mean the trade, and there are more of them.
  const by_name = fact_in_names ? undefined : suggestion.by_name
  const meanings = [category, city, region, facts]
  const taken = meanings.find((one) => one?.applied)
  const offered = meanings.filter((one) => one !== undefined && !one.applied)
  const named = asMeant({ page: 1 }, { filters: suggestion.filters })
  const amounts = filterChips({ ...named, search: '', date: '' }, []).map(({ text }) =>
    text.replace(/^.*barem/i, 'barem'),
  )
  const { sort: order, date } = suggestion.filters ?? {}
  // With its weekday, because a weekend search uses one of two days.
  const day = date === undefined ? '' : fullDay(toCalendarDay(date))
  const conditions = [day, ...amounts, order ? orderTexts[order] : ''].filter(Boolean)
  const details = [city?.city ?? region?.name ?? '', ...conditions].filter(Boolean)
  const meaning = [category?.name, ...factTexts(facts?.stated), ...details].filter(Boolean).join(' · ')
  const inNames = taken?.search ? ` · u imenu „${taken.search}”` : ''
  const searchedFor = taken ? meaning + inNames : conditions.join(' · ')
  const notes = [by_name, left_out, amounts_not_stated, facts_not_stated, month, season]
  if (searchedFor === '' && offered.length === 0 && !notes.some(Boolean)) return null
  const meant = asMeant(filters, suggestion)
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      {searchedFor !== '' && (
        <p>
          Tražimo: <strong>{searchedFor}</strong>
        </p>
      )}
      {nobody_in && <p>{nobody_in}: još nikoga, pa su na popisu oni iz okolice i oni koji onamo dolaze.</p>}
      {left_out && <p className="wrap-anywhere">Izostavili smo „{left_out}”: nitko na popisu to nema u imenu.</p>}
      {amounts_not_stated && <p>Izostavili smo „{amounts_not_stated}”: nitko na popisu to ne navodi.</p>}
      <TakenFacts path={path} filters={filters} suggestion={suggestion} details={details} />
      {other_category && (
        <p>
          Ili:{' '}
          <Link
            to={searchHref(path, {
              ...asMeant(filters, { ...suggestion, facts: undefined }),
              category_id: String(other_category.category_id),
              search: '',
            })}
            preventScrollReset
            className={wayClass}
          >
            {[other_category.name, ...details].filter(Boolean).join(' · ')} · {other_category.total}
          </Link>
        </p>
      )}
      {other_places.length > 0 && (
        <p>
          Ili:{' '}
          {other_places.map(({ name, total, city: town, near, km }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <Link
                to={searchHref(path, { ...meant, city: town ?? '', near: near ?? '', km: String(km ?? '') })}
                preventScrollReset
                className={wayClass}
              >
                {[category?.name, name].filter(Boolean).join(' · ')} · {total}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      {month && <DaysOfMonth path={path} found={asFound(filters, suggestion)} named={month} />}
      {season && (
        <p>
          Za {season.name} pogledajte{' '}
          <Link to={datesHref(asFound(filters, suggestion), season.month)} className={wayClass}>
            slobodne dane po datumima
          </Link>
          .
        </p>
      )}
      {by_name && by_name.total > 0 && (
        <p>
          Tražite tvrtku imena{' '}
          <Link
            to={searchHref(path, { ...asMeant(filters, { filters: suggestion.filters }), by_name: '1' })}
            preventScrollReset
            className={wayClass}
          >
            „{by_name.search}” · {by_name.total}
          </Link>
          ?
        </p>
      )}
      {offered[0] && (
        <p>
          Ili:{' '}
          <Link to={searchHref(path, asMeant(filters, suggestion))} preventScrollReset className={wayClass}>
            {meaning} · {offered[0].total}
          </Link>
        </p>
      )}
    </div>
  )
}

/** In the instrumental. */
const onWeekday: Record<Weekday, string> = {
  monday: 'ponedjeljkom',
  tuesday: 'utorkom',
  wednesday: 'srijedom',
  thursday: 'četvrtkom',
  friday: 'petkom',
  saturday: 'subotom',
  sunday: 'nedjeljom',
}

/** For a month in the query: on which of its weekdays professionals are free. */
function DaysOfMonth({
  path,
  found,
  named: { month, weekdays, days },
}: {
  path: SearchPath
  found: Filters
  named: NonNullable<Suggestion['month']>
}): ReactNode {
  const rest = inMonth(month).slice(1)
  const on = joinWords(weekdays.map((one) => onWeekday[one]))
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {days.length === 0 ? `U${rest} nitko s popisa nije upisao da je ${on} slobodan.` : `U${rest} ${on} su slobodni:`}
      {days.map(({ date, total }) => (
        <Link
          key={date}
          to={searchHref(path, { ...found, date: toCalendarDay(date), free_only: '1', page: 1 })}
          preventScrollReset
          className={wayClass}
        >
          {dayWithoutYear(toCalendarDay(date))} · {total}
        </Link>
      ))}
    </p>
  )
}

const professionalsOf = (total: number) => formatQuantity(total, 'pružatelj', 'pružatelja', 'pružatelja')

/** Below a short list, or instead of an empty one: broader searches with their numbers of results. */
export function WaysOn({
  path,
  filters: typed,
  suggestion,
  categories,
}: NotesProps & { categories: Category[] }): ReactNode {
  const { nearby, saturdays, without, only } = suggestion
  const filters = asFound(typed, suggestion)
  const ways: { to: string; text: string; total: number }[] = []
  const chips = filterChips(filters, categories)
  const chipOf = (filter: string) => chips.find(({ keys: [first] }) => first === filter)
  // The area that a region stands for is named as typed.
  const nameOf = ({ keys: [key], text }: FilterChip) =>
    key === 'near' && suggestion.region ? suggestion.region.name : text
  const to = (change: Partial<Filters>) => searchHref(path, { ...filters, ...change, page: 1 })
  if (nearby) {
    const { city, distance_km, total } = nearby
    const near = filters.city ? { city } : { near: city }
    ways.push({ to: to(near), text: `${city}, ${distance_km}\u00A0km dalje`, total })
  }
  for (const { date, total } of saturdays ?? []) {
    const day = toCalendarDay(date)
    ways.push({ to: to({ date: day, free_only: '1' }), text: `Slobodni u subotu ${longDay(day)}`, total })
  }
  for (const { filter, total } of without ?? []) {
    const chip = chipOf(filter)
    if (chip === undefined) continue
    ways.push({
      to: to(Object.fromEntries(chip.keys.map((one) => [one, '']))),
      text: `Bez filtera: ${nameOf(chip)}`,
      total,
    })
  }
  for (const { filter, total } of only ?? []) {
    const chip = chipOf(filter)
    if (chip === undefined) continue
    const { by_name, km, sort } = filters
    const [key] = chip.keys
    const alone = { [key]: filters[key], ...(key === 'search' && { by_name }), ...(key === 'near' && { km }) }
    ways.push({ to: searchHref(path, { ...alone, sort, page: 1 }), text: `Samo: ${nameOf(chip)}`, total })
  }
  if (ways.length === 0) return null
  return (
    <section aria-labelledby="dalje" className="mt-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 id="dalje" className="text-lg font-semibold">
        Možda će vam odgovarati
      </h2>
      <ul className={cx('mt-2 gap-x-8', ways.length > 1 && 'sm:columns-2')}>
        {ways.map((way) => (
          <li key={way.to} className="break-inside-avoid">
            <Link
              to={way.to}
              preventScrollReset
              state={showResults}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1 font-medium text-primary hover:underline"
            >
              <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">{way.text}</span>
              <span className="shrink-0 text-sm text-muted tabular-nums">{professionalsOf(way.total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
