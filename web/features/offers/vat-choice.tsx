import { useId } from 'react'
import { type VatKind, vatKinds } from '#contract/offers.ts'

const vatLabels: Record<VatKind, { label: string; hint: string }> = {
  included: { label: 'PDV je uključen', hint: 'u sustavu ste PDV-a' },
  exempt: { label: 'Bez PDV-a', hint: 'niste u sustavu PDV-a' },
}

/** The next offer starts with the last choice. */
export function VatChoice({
  value,
  errors,
  isReadOnly,
  onChange,
}: {
  value: VatKind | ''
  errors: readonly string[] | undefined
  isReadOnly: boolean
  onChange: (vat: VatKind) => void
}) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-invalid={errors ? true : undefined}
      aria-describedby={errors ? `${id}-error` : undefined}
      tabIndex={-1}
      className="outline-none"
    >
      <p id={id} className="mb-1.5 text-sm font-semibold">
        PDV
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {vatKinds.map((kind) => (
          <label
            key={kind}
            htmlFor={`${id}-${kind}`}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control/60 px-3.5 py-2 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              id={`${id}-${kind}`}
              type="radio"
              name="vat"
              value={kind}
              checked={value === kind}
              disabled={isReadOnly}
              className="size-4.5 shrink-0 accent-primary"
              onChange={() => onChange(kind)}
            />
            <span className="leading-tight font-medium">
              {vatLabels[kind].label}
              <span className="block text-sm font-normal text-muted">{vatLabels[kind].hint}</span>
            </span>
          </label>
        ))}
      </div>
      {errors && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-error">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
