import { DebouncedInput } from './debounced-input.tsx'
import { controlClass, Field } from './field.tsx'

/** Searches after a pause in typing. The first search adds a history entry, later ones replace it. */
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
