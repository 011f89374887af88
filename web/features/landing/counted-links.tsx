import { Link } from 'react-router'

export type CountedLink = { to: string; label: string; total: number }

/** Links to lists, each with its number of professionals. */
export function CountedLinks({ links }: { links: CountedLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ to, label, total }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm hover:border-primary hover:text-primary"
          >
            {label}
            <span className="text-muted tabular-nums">
              <span aria-hidden>{total}</span>
              <span className="sr-only">, ukupno {total}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
