import { useId } from 'react'
import { type VatKind, vatKinds } from '#contract/offers.ts'
import { HintedChoice } from '#web/ui/hinted-choice.tsx'

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
          <HintedChoice
            key={kind}
            {...vatLabels[kind]}
            type="radio"
            name="vat"
            value={kind}
            checked={value === kind}
            disabled={isReadOnly}
            className="items-center rounded-control border border-control/60 px-3.5 py-2 font-medium has-checked:border-primary has-checked:bg-primary-soft"
            onChange={() => onChange(kind)}
          />
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
