import { useId } from 'react'
import { Form } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { HomeCity } from '#contract/landing-address.ts'
import { pages } from '#contract/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClass } from '#web/ui/field.tsx'

/** Searches on the home page for this category and city on a chosen day. Works without scripts. */
export function DateForm({ categoryId, city, today }: { categoryId: number; city: HomeCity; today: CalendarDay }) {
  const id = useId()
  return (
    <Form action={pages.home} role="search" aria-label="Slobodni na vaš datum" className="mt-6 max-w-md">
      <input type="hidden" name="category_id" value={categoryId} />
      <input type="hidden" name="city" value={city} />
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Datum vjenčanja
      </label>
      <div className="flex gap-2 max-sm:flex-col">
        <input id={id} type="date" name="date" min={today} required className={controlClass} />
        <Button type="submit" variant="filled">
          Tko je slobodan
        </Button>
      </div>
    </Form>
  )
}
