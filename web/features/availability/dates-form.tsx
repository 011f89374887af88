import { Form, useNavigation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { pages } from '#contract/paths.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'

/** The category and the town whose days are shown. A plain form without a script. */
export function DatesForm({
  categories,
  categoryId,
  city,
}: {
  categories: Category[]
  categoryId: string
  city: string
}) {
  const { state, location } = useNavigation()
  const isListed = (homeCities as readonly string[]).includes(city)
  return (
    <Form
      key={`${categoryId} ${city}`}
      action={pages.dates}
      role="search"
      aria-label="Čiji slobodni datumi"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <SelectField label="Kategorija" name="category_id" defaultValue={categoryId} className="grow basis-52">
        <option value="">Sve kategorije</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Grad" name="city" defaultValue={city} className="grow basis-52">
        <option value="">Svi gradovi</option>
        {city !== '' && !isListed && <option>{city}</option>}
        {homeCities.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <BusyButton type="submit" variant="filled" busy={state === 'loading' && location.pathname === pages.dates}>
        Pokaži datume
      </BusyButton>
    </Form>
  )
}
