import type { ComponentProps } from 'react'
import { SelectField } from '#web/ui/field.tsx'
import { labels } from './text.ts'
import { typeOptions } from './type-style.ts'

type TypeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label'> & {
  /** Begins without a type. */
  withPrompt: boolean
}

export const TypeField = ({ withPrompt, ...props }: TypeFieldProps) => (
  <SelectField label={labels.event_type} name="event_type" required {...props}>
    {withPrompt && <option value="">Odaberite vrstu</option>}
    {typeOptions.map(({ type, label }) => (
      <option key={type} value={type}>
        {label}
      </option>
    ))}
  </SelectField>
)
