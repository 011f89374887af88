import { useId } from 'react'
import type { Category } from '../../../contract/categories.ts'
import { homeCities } from '../../../contract/cities.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { type FieldName, labels } from './text.ts'

/** What a professional adds. The fields stay where they are when the role is switched away, only out of sight. */
export function CompanySection({
  categories,
  errorsOf,
}: {
  categories: Category[]
  errorsOf: (name: FieldName) => readonly string[] | undefined
}) {
  const id = useId()
  const price = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-3 hidden flex-col gap-5 border-t border-line pt-7 group-has-[[value=professional]:checked]/account:flex"
    >
      <div>
        <h2 id={`${id}-title`} className="font-display text-2xl">
          Poslovne informacije
        </h2>
        <p className="mt-2 text-muted">Profil objavljujemo nakon pregleda. Sve možete dopuniti i kasnije.</p>
      </div>
      <TextField
        label={labels.company_name}
        name="company_name"
        autoComplete="organization"
        required
        errors={errorsOf('company_name')}
      />
      <SelectField
        label={labels.category_id}
        name="category_id"
        required
        defaultValue=""
        errors={errorsOf('category_id')}
      >
        <option value="">Odaberite kategoriju</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={labels.city}
        name="city"
        list={`${id}-cities`}
        autoComplete="address-level2"
        optional
        errors={errorsOf('city')}
      />
      <datalist id={`${id}-cities`}>
        {homeCities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={labels.price_range_min}
          name="price_range_min"
          {...price}
          errors={errorsOf('price_range_min')}
        />
        <TextField
          label={labels.price_range_max}
          name="price_range_max"
          {...price}
          errors={errorsOf('price_range_max')}
        />
      </div>
      <TextArea
        label={labels.description}
        name="description"
        optional
        hint="Što nudite, kako radite i po čemu ste posebni."
        errors={errorsOf('description')}
      />
      <TextField
        label={labels.website}
        name="website"
        type="url"
        autoComplete="url"
        placeholder="https://www.primjer.hr"
        optional
        errors={errorsOf('website')}
      />
      <TextField
        label={labels.instagram}
        name="instagram"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder="npr. studio.jadran"
        optional
        errors={errorsOf('instagram')}
      />
    </section>
  )
}
