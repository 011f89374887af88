import { Form, useNavigate, useNavigation } from 'react-router'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import { pages } from '#contract/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DebouncedInput } from '#web/ui/debounced-input.tsx'
import { cardGridClass } from '#web/ui/card-grid.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { controlClass, Field, SelectField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { hasReceivedFilters, readReceivedFilters, type ReceivedFilters, receivedHref } from './received-filters.ts'

/** Every choice changes the address at once, typed text after a pause of half a second. */
export function ReceivedFilterBar({ filters, openId }: { filters: ReceivedFilters; openId: number | null }) {
  const navigate = useNavigate()
  const pending = useNavigation().location
  // While the next list loads its filters are shown already, so that a choice never jumps back.
  const shown =
    pending?.pathname === pages.professionalLeads ? readReceivedFilters(new URLSearchParams(pending.search)) : filters

  // A lead that was opened before the pause after typing had ended stays open. Closed, it leads to the new list.
  const apply = (change: Partial<ReceivedFilters>, options?: { replace: boolean }) =>
    void navigate(receivedHref({ ...shown, ...change, page: 1 }, openId), {
      preventScrollReset: true,
      ...(openId === null ? options : { replace: true }),
    })

  return (
    <Form
      role="search"
      aria-label="Pretraga upita"
      action={pages.professionalLeads}
      preventScrollReset
      className={`mt-6 ${cardGridClass} items-end md:flex`}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Par" className="flex-1 max-md:col-span-full">
        {(described) => (
          <DebouncedInput
            className={controlClass}
            type="search"
            name="search"
            maxLength={100}
            placeholder="Ime ili e-mail adresa"
            committed={shown.search}
            onCommit={(search) => apply({ search }, { replace: filters.search !== '' })}
            {...described}
          />
        )}
      </Field>
      <SelectField
        label="Status"
        className="min-w-0 md:w-48"
        name="status"
        value={shown.status}
        onChange={(event) => apply({ status: event.target.value })}
      >
        <option value="">Svi statusi</option>
        {Object.entries(leadLifecycle).map(([status, { label }]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <DateField
        label="Datum vjenčanja"
        className="md:w-48"
        name="date"
        value={shown.date}
        onCommit={(date) => {
          if (date !== shown.date) apply({ date })
        }}
      />
      {hasReceivedFilters(shown) && (
        <Link
          to={pages.professionalLeads}
          preventScrollReset
          className={buttonClass('plain', 'px-4! max-md:col-span-full')}
        >
          Poništi
        </Link>
      )}
    </Form>
  )
}
