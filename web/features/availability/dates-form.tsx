import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/paths.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'

/** The category and the town whose days are shown. A plain form without scripts. */
export function DatesForm({
  categoryId,
  categoryOptions,
  city,
  cityOptions,
}: {
  categoryId: string
  categoryOptions: ReactNode
  city: string
  cityOptions: ReactNode
}) {
  const { state, location } = useNavigation()
  return (
    <Form
      action={pages.dates}
      role="search"
      aria-label="Čiji slobodni datumi"
      preventScrollReset
      className="grid gap-3 sm:grid-cols-2 md:grid-cols-[1fr_1fr_10.5rem]"
    >
      {/* A key for the form would replace the button that has the focus. */}
      <SelectField key={`category ${categoryId}`} label="Kategorija" name="category_id" defaultValue={categoryId}>
        {categoryOptions}
      </SelectField>
      <SelectField key={`city ${city}`} label="Grad" name="city" defaultValue={city}>
        {cityOptions}
      </SelectField>
      <BusyButton
        type="submit"
        variant="filled"
        className="self-end"
        busy={state === 'loading' && location.pathname === pages.dates}
      >
        Prikaži datume
      </BusyButton>
    </Form>
  )
}
