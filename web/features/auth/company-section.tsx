import { type ReactNode, useId } from 'react'

/**
 * The company's fields of a registration. They are only hidden while the other role is chosen, so their values stay.
 */
export function CompanySection({ children }: { children: ReactNode }) {
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
      {children}
    </section>
  )
}
