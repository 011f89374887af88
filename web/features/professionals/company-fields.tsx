import { type ReactNode, useId, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { type CompanyField, DESCRIPTION_MAX } from '#contract/company-fields.ts'
import { formatCount } from '#contract/croatian.ts'
import { countCharacters } from '#contract/text-limits.ts'
import { keysOf, recordOf } from '#contract/typed-keys.ts'
import { cx } from '#web/ui/class-names.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'

interface ControlProps {
  label: string
  name: string
  defaultValue: string
  errors: readonly string[] | undefined
}

interface FormOptions {
  categories: Category[]
  needsCity: boolean
}

/** Not a number field, which would read the point in `1.500` as a decimal point, or reject a comma. */
const price = { inputMode: 'decimal', autoComplete: 'off', optional: true } as const

interface FormField {
  label: string
  control: (props: ControlProps, options: FormOptions) => ReactNode
}

/** Every field, in the order of the form. */
const fields: Record<CompanyField, FormField> = {
  company_name: {
    label: 'Naziv tvrtke',
    control: (props) => <TextField {...props} autoComplete="organization" required />,
  },
  category_id: {
    label: 'Kategorija',
    control: (props, { categories }) => (
      <SelectField {...props} required>
        <option value="">Odaberite kategoriju</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </SelectField>
    ),
  },
  city: {
    label: 'Grad',
    control: (props, { needsCity }) => <City {...props} required={needsCity} optional={!needsCity} />,
  },
  price_range_min: {
    label: 'Cijena od (€)',
    control: (props) => <TextField {...props} {...price} placeholder="npr. 500" />,
  },
  price_range_max: {
    label: 'Cijena do (€)',
    control: (props) => <TextField {...props} {...price} placeholder="npr. 1.500" />,
  },
  description: { label: 'Opis', control: (props) => <Description {...props} /> },
  website: {
    label: 'Web-stranica',
    control: (props) => (
      <TextField {...props} type="url" autoComplete="url" placeholder="https://www.primjer.hr" optional />
    ),
  },
  instagram: {
    label: 'Korisničko ime na Instagramu',
    control: (props) => (
      <TextField
        {...props}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder="npr. studio.jadran"
        optional
      />
    ),
  },
}

const names = keysOf(fields)

export const companyLabels = recordOf(names, (name) => fields[name].label)

/** Two of these share a row. */
const halfWidth: ReadonlySet<string> = new Set<CompanyField>(['price_range_min', 'price_range_max'])

/** The fields of a company, for registration and profile. The controls keep their values. */
export function CompanyFields({
  values,
  errorsOf,
  categories,
  needsCity = false,
}: {
  /** The initial values. */
  values?: Record<CompanyField, string>
  errorsOf: (name: CompanyField) => readonly string[] | undefined
  categories: Category[]
  needsCity?: boolean
}) {
  return (
    <div className="grid grid-halves items-start gap-x-4 gap-y-5">
      {names.map((name) => (
        <div key={name} className={cx(!halfWidth.has(name) && 'col-span-full')}>
          {fields[name].control(
            { label: fields[name].label, name, defaultValue: values?.[name] ?? '', errors: errorsOf(name) },
            { categories, needsCity },
          )}
        </div>
      ))}
    </div>
  )
}

/** Suggests the cities of the home page's filter; others can be typed. */
function City(props: ControlProps & { required: boolean; optional: boolean }) {
  const cities = useId()
  return (
    <>
      <TextField {...props} list={cities} autoComplete="address-level2" />
      <datalist id={cities}>
        {homeCities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
    </>
  )
}

function Description(props: ControlProps) {
  const [length, setLength] = useState(countCharacters(props.defaultValue))
  return (
    <TextArea
      {...props}
      optional
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>Što nudite, kako radite i po čemu ste posebni.</span>
          <span className="tabular-nums">
            {formatCount(length)} od {formatCount(DESCRIPTION_MAX)} znakova
          </span>
        </span>
      }
      onChange={(event) => setLength(countCharacters(event.target.value))}
    />
  )
}
