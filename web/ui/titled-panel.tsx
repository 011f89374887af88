import { type ReactNode, useId } from 'react'
import { Skeleton } from './skeleton.tsx'

/** A framed section with a title. */
export function TitledPanel({
  id: anchor,
  title,
  intro,
  level: Heading = 'h3',
  children,
}: {
  /** The anchor for links to the section. */
  id?: string
  title: string
  intro: string
  level?: 'h2' | 'h3'
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="min-w-0 scroll-mt-20 rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] md:p-6"
    >
      <Heading id={id} className="text-lg leading-normal font-semibold">
        {title}
      </Heading>
      <p className="mt-1 measure text-muted">{intro}</p>
      <div className="mt-5">{children}</div>
    </section>
  )
}

/** The placeholder of a loading field and its buttons. */
export const PanelSkeleton = () => (
  <>
    <Skeleton className="h-5 w-28" />
    <Skeleton className="mt-2 h-12 w-full md:h-11" />
    <Skeleton className="mt-5 h-12 w-40 md:h-11" />
  </>
)
