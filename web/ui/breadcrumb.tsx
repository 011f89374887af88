import type { Crumb } from '#web/lib/meta.ts'
import { Link } from './link.tsx'

/** The path to this page, which comes last and is not a link. */
export function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Put do ove stranice" className="@container">
      {/* On one line, unless that would leave no room for the name of this page. */}
      <ol className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted">
        {crumbs.map((crumb) => (
          <li key={crumb.to} className="flex items-center gap-2 whitespace-nowrap">
            <Link
              to={crumb.to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline"
            >
              {crumb.name}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="one-line grow basis-16 leading-8 text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
