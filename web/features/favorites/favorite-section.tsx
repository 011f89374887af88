import type { ReactNode } from 'react'
import type { FavoriteGroup } from './favorite-groups.ts'

/** The favourites of one category below its name. */
export const FavoriteSection = ({ group, children }: { group: FavoriteGroup; children: ReactNode }) => (
  <section aria-labelledby={`favoriti-${group.id}`} className="mt-10 first-of-type:mt-0 md:mt-14">
    <h2 id={`favoriti-${group.id}`} className="mb-5 text-xl font-semibold">
      {group.name} <span className="font-normal text-muted tabular-nums">· {group.favorites.length}</span>
    </h2>
    {children}
  </section>
)
