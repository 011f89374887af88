import { createContext, type ReactNode, use, useId } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The page around its sections; `intro` is missing while they load. */
export function AccountPageLayout({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="mx-auto max-w-170">
        <h1 className="font-display text-2xl md:text-3xl">{title}</h1>
        <p className="mt-2 mb-7 min-h-6.5 text-muted md:mb-9">{intro}</p>
        <div className="space-y-5 md:space-y-6">{children}</div>
      </div>
    </div>
  )
}

/** The heading level of the sections: `h3` if the page has a heading above all of them. */
export const SectionLevel = createContext<'h2' | 'h3'>('h2')

/** A section of the account with its own form or button. */
export function AccountSection({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} tabIndex={-1} className={cardClass}>
      <SectionTitle id={id} level={use(SectionLevel)}>
        {title}
      </SectionTitle>
      {intro && <div className="mt-1 text-muted">{intro}</div>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

const SectionTitle = ({ id, level: Heading, children }: { id: string; level: 'h2' | 'h3'; children: string }) => (
  <Heading id={id} className="text-xl font-semibold">
    {children}
  </Heading>
)

const cardClass = 'rounded-card border border-line bg-surface p-5 outline-none md:p-8'

/** The first cards of the page: an introduction, fields as wide as the card, and the heights of the notes below fields. */
const cards = [
  { intro: false, wide: 2, notes: [undefined, 'h-5.25', 'h-10.5', undefined] },
  { intro: true, wide: 1, notes: ['h-9.5', 'h-5.25', undefined] },
]

export function AccountSkeleton() {
  return (
    <AccountPageLayout title="Profil">
      <LoadingRegion label="Učitavanje profila" className="space-y-5 md:space-y-6">
        {cards.map(({ intro, wide, notes }, index) => (
          <div key={index} className={cardClass}>
            <Skeleton className="h-6.75 w-44" />
            {intro && <Skeleton className="mt-1 h-13 w-full sm:h-6.5" />}
            <div className="my-5 grid gap-5 sm:grid-cols-2">
              {notes.map((note, field) => (
                <div key={field} className={cx(field < wide && 'sm:col-span-2')}>
                  <Skeleton className="mb-1.5 h-5.25 w-28" />
                  <Skeleton className="h-12 w-full md:h-11" />
                  {note && <Skeleton className={cx('mt-1.5 w-40', note)} />}
                </div>
              ))}
            </div>
            <Skeleton className="h-12 w-full sm:w-36 md:h-11" />
          </div>
        ))}
      </LoadingRegion>
    </AccountPageLayout>
  )
}
