import { Form } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { HomeCity } from '#contract/landing-address.ts'
import { pages } from '#contract/paths.ts'
import { useOfferedWeddingDay } from '#web/lib/wedding-day.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'

/** Searches for this category and city on a chosen day, on the home page. Works without scripts. */
export function DateForm({ categoryId, city, today }: { categoryId: number; city: HomeCity; today: CalendarDay }) {
  const { offered, onType } = useOfferedWeddingDay()
  return (
    <Form
      action={pages.home}
      role="search"
      aria-label="Slobodni na vaš datum"
      className="mt-6 grid max-w-md gap-2 sm:grid-cols-[1fr_10.5rem]"
    >
      <input type="hidden" name="category_id" value={categoryId} />
      <input type="hidden" name="city" value={city} />
      <DateField label="Datum vjenčanja" name="date" min={today} required value={offered} onChange={onType} />
      <Button type="submit" variant="filled" className="self-end">
        Tko je slobodan
      </Button>
    </Form>
  )
}
