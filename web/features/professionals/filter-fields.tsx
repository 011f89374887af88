import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import { type FactDefinition, factDefinitions, type FactKey, factParameter, factsOf } from '#contract/facts.ts'
import { formatAmount } from '#contract/money.ts'
import type { ProfessionalFacets } from '#contract/professionals.ts'
import { towns } from '#contract/towns.ts'
import { Field, controlClass } from '#web/ui/field.tsx'
import { formatRating } from '#web/ui/stars.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ChoiceCount } from './choice-count.tsx'
import { USUAL_KM } from './filter-text.ts'
import type { Filters } from './filters.ts'
import { PriceBands } from './price-bands.tsx'

const distances = ['25', '50', '100', '150', '200', '300']
const ratings = [4.5, 4, 3]

const townNames = towns.map(({ name }) => name).toSorted(new Intl.Collator('hr').compare)

const amountText = (price: string | undefined) => (price ? formatAmount(Number(price)) : '')

/**
 * The filters beyond those of the closed search, named as in the address. The fields keep their own text, which the
 * surrounding form reads.
 */
export function FilterFields({
  filters,
  categories,
  facets,
}: {
  filters: Filters
  categories: Category[]
  /** The number of results for each choice; undefined while unknown. */
  facets?: ProfessionalFacets | undefined
}) {
  const slug = categories.find(({ id }) => String(id) === filters.category_id)?.slug
  return (
    <div className="space-y-6">
      <Group legend="Udaljenost">
        <div className="grid grid-halves gap-2">
          <Field label="Od grada">
            {(control) => (
              <select {...control} name="near" defaultValue={filters.near ?? ''} className={controlClass}>
                <option value="">Svejedno</option>
                {filters.near && !townNames.includes(filters.near) && <option>{filters.near}</option>}
                {townNames.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Najviše">
            {(control) => (
              <select {...control} name="km" defaultValue={filters.km ?? USUAL_KM} className={controlClass}>
                {filters.km && !distances.includes(filters.km) && <option value={filters.km}>{filters.km} km</option>}
                {distances.map((km) => (
                  <option key={km} value={km}>
                    {km} km
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </Group>
      <Group legend="Početna cijena (€)">
        <div className="grid grid-cols-2 gap-2">
          <Field label="Cijena od (€)">
            {(control) => <PriceInput {...control} name="price_min" defaultValue={amountText(filters.price_min)} />}
          </Field>
          <Field label="Cijena do (€)">
            {(control) => <PriceInput {...control} name="price_max" defaultValue={amountText(filters.price_max)} />}
          </Field>
        </div>
        <PriceBands counted={facets?.prices} filters={filters} />
      </Group>
      <Group legend="Ocjena">
        <div className="flex flex-wrap gap-2">
          <RatingChoice value="" label="Svejedno" chosen={filters.rating_min ?? ''} />
          {ratingsFor(filters.rating_min).map((rating) => (
            <RatingChoice
              key={rating}
              value={String(rating)}
              label={`${formatRating(rating)} i više`}
              isCounted
              total={facets && (facets.ratings.find(({ rating_min }) => rating_min === rating)?.total ?? 0)}
              chosen={filters.rating_min ?? ''}
            />
          ))}
        </div>
      </Group>
      {filters.date && (
        <Check name="free_only" label="Samo oni koji su slobodni na vaš datum" isChosen={Boolean(filters.free_only)} />
      )}
      <Group legend={slug ? 'Pojedinosti' : 'Uvjeti'}>
        {!slug && <p className="text-sm text-muted">S odabranom kategorijom ovdje su i njezine pojedinosti.</p>}
        {[false, true].map((areFlags) => (
          <div key={`${slug} ${areFlags}`} className="grid grid-cols-1 gap-x-3 gap-y-3 empty:hidden sm:grid-cols-2">
            {factsOf(slug)
              .filter((key) => isFlag(key) === areFlags)
              .map((key) => (
                <FactField
                  key={key}
                  name={factParameter(key)}
                  definition={factDefinitions[key]}
                  value={filters[factParameter(key)] ?? ''}
                  totalOf={totalsOf(key, facets?.facts)}
                />
              ))}
          </div>
        ))}
      </Group>
      {filters.by_name && <input type="hidden" name="by_name" value="1" />}
    </div>
  )
}

/** The standard choices, and one that only the address has. */
const ratingsFor = (chosen: string | undefined) =>
  [...new Set([...ratings, ...(chosen ? [Number(chosen)] : [])])].toSorted((one, other) => other - one)

/** A checkbox beside a field with its label above would have no clear alignment. */
const isFlag = (key: FactKey) => factDefinitions[key].kind === 'flag'

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="space-y-3">
    <legend className="mb-3 text-lg font-semibold">{legend}</legend>
    {children}
  </fieldset>
)

const PriceInput = (props: { id: string; name: string; defaultValue: string }) => (
  <input {...props} type="text" inputMode="decimal" maxLength={20} autoComplete="off" className={controlClass} />
)

function RatingChoice({
  value,
  label,
  isCounted = false,
  total,
  chosen,
}: {
  value: string
  label: string
  isCounted?: boolean
  total?: number | undefined
  chosen: string
}) {
  return (
    <label className="relative">
      <input
        type="radio"
        name="rating_min"
        value={value}
        defaultChecked={chosen === value}
        className="peer absolute inset-0 appearance-none rounded-full outline-offset-2"
      />
      <span className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-4 tabular-nums peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:font-semibold peer-checked:text-primary-strong">
        {label}
        {isCounted && <ChoiceCount total={total} />}
      </span>
    </label>
  )
}

function Check({
  name,
  label,
  isChosen,
  total,
}: {
  name: string
  label: string
  isChosen: boolean
  total?: string | undefined
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-primary"
      />
      <span>
        {label} {total !== undefined && <span className="text-sm text-muted tabular-nums">{total}</span>}
      </span>
    </label>
  )
}

/** Lists filtered by facts are counted up to this number. */
const MOST_COUNTED = 1000

/** The number of professionals with a flag or an option; undefined while unknown. */
const totalsOf = (key: FactKey, counted: ProfessionalFacets['facts']) => (option: string | null) => {
  if (!counted) return undefined
  const total = counted.find((one) => one.fact === key && one.option === option)?.total ?? 0
  return total < MOST_COUNTED ? String(total) : `${MOST_COUNTED}+`
}

function FactField({
  name,
  definition,
  value,
  totalOf,
}: {
  name: string
  definition: FactDefinition
  value: string
  totalOf: ReturnType<typeof totalsOf>
}) {
  if (definition.kind === 'flag')
    return <Check name={name} label={definition.label} isChosen={value !== ''} total={totalOf(null)} />
  const label = definition.question ?? definition.label
  return (
    <Field label={label}>
      {(control) =>
        definition.kind === 'number' ? (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            name={name}
            defaultValue={value}
            placeholder={definition.unit[2]}
            className={cx(controlClass, 'tabular-nums')}
          />
        ) : (
          <select {...control} name={name} defaultValue={value} className={controlClass}>
            <option value="">Svejedno</option>
            {Object.entries(definition.options).map(([option, text]) => (
              <option key={option} value={option}>
                {text}
                {totalOf(option) === undefined ? '' : ` (${totalOf(option)})`}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  )
}
