import { scrollToSection } from '#web/lib/scroll-to-section.ts'
import type { FavoriteGroup } from './favorite-groups.ts'
import { sectionIdOf } from './favorite-section.tsx'

/** Fewer are soon scrolled through. */
const MANY = 12

/** The way to each category, once the cards are many screens high. */
export function FavoriteLinks({ groups }: { groups: readonly FavoriteGroup[] }) {
  const count = groups.reduce((sum, group) => sum + group.favorites.length, 0)
  if (groups.length < 2 || count < MANY) return null
  return (
    <nav aria-label="Kategorije favorita" className="mb-8 max-md:container-bleed md:mb-10">
      <ul className="hide-scrollbar flex gap-2 max-md:overflow-x-auto max-md:px-[min(1rem,5vw)] max-md:py-1 md:flex-wrap">
        {groups.map((group) => (
          <li key={group.id}>
            <a
              href={`#${sectionIdOf(group)}`}
              onClick={scrollToSection}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-control/60 bg-surface px-4 font-medium whitespace-nowrap hover:text-primary"
            >
              {group.name} <span className="text-muted tabular-nums">{group.favorites.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
