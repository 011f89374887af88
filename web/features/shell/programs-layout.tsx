import { type ReactNode, useId } from 'react'

/** A page of the workspace about other programs and the professional's own site. */
export function ProgramsLayout({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 id={id} className="font-display text-2xl md:text-3xl">
        {title}
      </h1>
      <p className="mt-2 mb-7 max-w-170 text-muted">{intro}</p>
      {children}
    </section>
  )
}
