import { Link } from 'react-router'
import type { Professional } from '../../../contract/professionals.ts'
import { crumbsOf } from './detail-structured.ts'

export function DetailBreadcrumb({ professional }: { professional: Professional }) {
  return (
    <nav aria-label="Put do ove stranice">
      <ol className="flex min-h-11 items-center gap-2 text-sm whitespace-nowrap text-muted">
        {crumbsOf(professional).map((crumb) => (
          <li key={crumb.to} className="flex items-center gap-2">
            <Link
              to={crumb.to}
              className="inline-flex min-h-9 items-center underline-offset-4 hover:text-primary hover:underline"
            >
              {crumb.name}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="truncate text-ink">
          {professional.company_name}
        </li>
      </ol>
    </nav>
  )
}
