import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { SelectField } from '#web/ui/field.tsx'

/** Category and day; the other filters of the list are carried along. A plain form without a script. */
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
  const carried = Object.entries(others).filter(([, value]) => value)
  return (
    <Form
      key={JSON.stringify(filters)}
      action={pages.map}
      role="search"
      aria-label="Što je na karti"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField label="Kategorija" name="category_id" defaultValue={category_id} className="grow basis-52">
        {categoryOptions}
      </SelectField>
      <DateField
        label="Datum vjenčanja"
        name="date"
        min={today}
        defaultValue={date}
        className="grow basis-52"
        optional
      />
      <BusyButton type="submit" variant="filled" busy={state === 'loading' && location.pathname === pages.map}>
        Pokaži na karti
      </BusyButton>
      {Object.values(filters).some(Boolean) && (
        <Link
          to={pages.map}
          preventScrollReset
          className="inline-flex min-h-12 items-center rounded-control px-3 font-semibold text-primary hover:bg-primary-soft md:min-h-11"
        >
          Poništi
        </Link>
      )}
    </Form>
  )
}
