import { Link } from 'react-router'
import { pages } from '#contract/paths.ts'

/** The pages of the workspace about other programs and the professional's own site. */
const programPages = [
  { to: pages.professionalKeys, label: 'API ključevi', hint: 'Program čita vaše upite i kalendar ili ih mijenja.' },
]

/** The way to them from the profile. */
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
