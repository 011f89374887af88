import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import type { FavoriteGroup } from './favorite-groups.ts'

/** As many of the page's columns as the group has cards; from four on, the whole row. */
const spans = ['', 'sm:col-span-2', 'sm:col-span-2 lg:col-span-3']

export const sectionIdOf = ({ id }: FavoriteGroup) => `kategorija-${id}`

/** The favourites of one category below its name, beside those of the next one where there is room. */
export const FavoriteSection = ({ group, children }: { group: FavoriteGroup; children: ReactNode }) => (
  <section
    id={sectionIdOf(group)}
    tabIndex={-1}
    aria-labelledby={`favoriti-${group.id}`}
    className={cx(
      'grid scroll-mt-20 grid-cols-subgrid content-start outline-none',
      spans[group.favorites.length - 1] ?? 'col-span-full',
    )}
  >
    <h2 id={`favoriti-${group.id}`} className="col-span-full mb-5 text-xl font-semibold">
      {group.name} <span className="font-normal text-muted tabular-nums">· {group.favorites.length}</span>
    </h2>
    <ul className="col-span-full grid grid-cols-subgrid gap-y-10">{children}</ul>
  </section>
)
