import { useId, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { DESCRIPTION_MAX } from '#contract/professionals.ts'
import { type CompanyField, companyLabels as labels } from './company-labels.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'

const price = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const

/** What a professional says of the company, at registration and afterwards. The fields keep their own values. */
export function CompanyFields({
  categories,
  values,
  needsCity = false,
  errorsOf,
}: {
  categories: Category[]
  /** What stands there at first. */
  values?: Record<CompanyField, string>
  needsCity?: boolean
  errorsOf: (name: CompanyField) => readonly string[] | undefined
}) {
  const cities = useId()
  const field = <Name extends CompanyField>(name: Name) => ({
    label: labels[name],
    name,
    defaultValue: values?.[name] ?? '',
    errors: errorsOf(name),
  })
  return (
    <>
      <TextField {...field('company_name')} autoComplete="organization" required />
      <SelectField {...field('category_id')} required>
        <option value="">Odaberite kategoriju</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('city')}
        list={cities}
        autoComplete="address-level2"
        required={needsCity}
        optional={!needsCity}
      />
      <datalist id={cities}>
        {homeCities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField {...field('price_range_min')} {...price} />
        <TextField {...field('price_range_max')} {...price} />
      </div>
      <Description {...field('description')} />
      <TextField {...field('website')} type="url" autoComplete="url" placeholder="https://www.primjer.hr" optional />
      <TextField
        {...field('instagram')}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder="npr. studio.jadran"
        optional
      />
    </>
  )
}

const wholeNumber = new Intl.NumberFormat('hr-HR')

/** Counts the letters as the contract does: without what stands around them. */
function Description(field: {
  label: string
  name: string
  defaultValue: string
  errors: readonly string[] | undefined
}) {
  const [length, setLength] = useState(field.defaultValue.trim().length)
  return (
    <TextArea
      {...field}
      optional
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>Što nudite, kako radite i po čemu ste posebni.</span>
          <span className="tabular-nums">
            {wholeNumber.format(length)} od {wholeNumber.format(DESCRIPTION_MAX)} znakova
          </span>
        </span>
      }
      onChange={(event) => setLength(event.target.value.trim().length)}
    />
  )
}
