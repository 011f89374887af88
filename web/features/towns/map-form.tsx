import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'

/** Category and day; the list's other filters are passed on. A plain form without scripts. */
export function MapForm({
  categoryOptions,
  filters,
  today,
}: {
  categoryOptions: ReactNode
  filters: Readonly<Record<string, string | undefined>>
  today: CalendarDay
}) {
  const { category_id = '', date = '', ...others } = filters
  const { state, location } = useNavigation()
  const isNarrowed = Object.values(filters).some(Boolean)
  const carried = Object.entries(others).filter(([, value]) => value)
  return (
    <Form
      action={pages.map}
      role="search"
      aria-label="Što je na karti"
      preventScrollReset
      className={cx(
        'grid gap-3 sm:grid-cols-2',
        isNarrowed ? 'md:grid-cols-[1fr_1fr_10.5rem_6rem]' : 'md:grid-cols-[1fr_1fr_10.5rem]',
      )}
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* A key for the form would replace the button that has the focus. */}
      <SelectField key={category_id} label="Kategorija" name="category_id" defaultValue={category_id}>
        {categoryOptions}
      </SelectField>
      <DateField label="Datum vjenčanja" name="date" min={today} value={date} optional />
      <BusyButton
        type="submit"
        variant="filled"
        className="self-end"
        busy={state === 'loading' && location.pathname === pages.map}
      >
        Prikaži na karti
      </BusyButton>
      {isNarrowed && (
        <Link
          to={pages.map}
          preventScrollReset
          className="inline-flex min-h-12 items-center justify-center self-end rounded-control px-3 font-semibold text-primary hover:bg-primary-soft md:min-h-11"
        >
          Poništi
        </Link>
      )}
    </Form>
  )
}
