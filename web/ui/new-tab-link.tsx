import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

/** A page to read while filling in a form, whose typed text stays. */
export const NewTabLink = ({ to, children }: Pick<ComponentProps<typeof Link>, 'to' | 'children'>) => (
  <Link to={to} target="_blank" className="text-primary underline underline-offset-4 hover:text-primary-strong">
    {children}
    <span className="sr-only"> (otvara se u novoj kartici)</span>
  </Link>
)
