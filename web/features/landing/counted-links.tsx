import { Link } from '#web/ui/link.tsx'

/** `name` is read instead of the label where other lists on the page have the same labels. */
export type CountedLink = { to: string; label: string; name?: string; total: number }

/** Links to lists, each with its number of professionals. */
export function CountedLinks({ links }: { links: CountedLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ to, label, name = label, total }) => (
        <li key={to}>
          <Link
            to={to}
            aria-label={`${name}, ukupno ${total}`}
            data-total={total}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm after:text-muted after:tabular-nums after:content-[attr(data-total)] hover:border-primary hover:text-primary md:min-h-10"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
