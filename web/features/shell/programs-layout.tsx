import { type ReactNode, useId } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { NavLink } from '#web/ui/link.tsx'
import { programPages } from './program-pages.ts'

/** The layout of a page about integrations or the professional's own site, with links to the others. */
export function ProgramsLayout({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <nav aria-label="Za programe i vašu stranicu" className="mb-6 flex flex-wrap gap-2">
        {programPages.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              cx(
                'inline-flex min-h-12 items-center rounded-full border px-4 font-medium transition-colors duration-150 md:min-h-11',
                isActive
                  ? 'border-primary bg-primary-soft text-primary-strong'
                  : 'border-control/60 bg-surface hover:border-primary hover:text-primary',
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <h1 id={id} className="font-display text-2xl md:text-3xl">
        {title}
      </h1>
      <p className="mt-2 mb-7 measure text-muted">{intro}</p>
      {children}
    </section>
  )
}
