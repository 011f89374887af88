import { Link } from '#web/ui/link.tsx'
import { programPages } from './program-pages.ts'

/** The links to these pages from the profile. */
export const ProgramLinks = () => (
  <ul className="divide-y divide-line">
    {programPages.map(({ to, label, hint }) => (
      <li key={to} className="py-3 first:pt-0 last:pb-0">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {label}
        </Link>
        <p className="text-muted">{hint}</p>
      </li>
    ))}
  </ul>
)
