import { DebouncedInput } from './debounced-input.tsx'
import { controlClass, Field } from './field.tsx'

/** Goes into the address when the typing rests; what is typed on replaces it there. */
export function SearchField({
  label,
  placeholder,
  committed,
  className,
  onSearch,
}: {
  label: string
  placeholder: string
  committed: string
  className?: string
  onSearch: (change: { search: string }, options: { replace: boolean }) => void
}) {
  return (
    <Field label={label} className={className ?? ''}>
      {(described) => (
        <DebouncedInput
          className={controlClass}
          type="search"
          name="search"
          maxLength={100}
          placeholder={placeholder}
          committed={committed}
          onCommit={(search) => onSearch({ search }, { replace: committed !== '' })}
          {...described}
        />
      )}
    </Field>
  )
}
