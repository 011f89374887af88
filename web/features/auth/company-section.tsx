import { useId } from 'react'
import type { Category } from '#contract/categories.ts'
import { CompanyFields } from '#web/features/professionals/company-fields.tsx'
import type { FieldName } from './text.ts'

/** What a professional adds. The fields stay where they are when the role is switched away, only out of sight. */
export function CompanySection({
  categories,
  errorsOf,
}: {
  categories: Category[]
  errorsOf: (name: FieldName) => readonly string[] | undefined
}) {
  const id = useId()
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
      <CompanyFields categories={categories} errorsOf={errorsOf} />
    </section>
  )
}
