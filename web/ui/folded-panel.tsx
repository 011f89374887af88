import { mdiChevronDown } from '@mdi/js'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

/** A framed section that opens from its title, for something to add below a list of what is there. */
export function FoldedPanel({
  title,
  intro,
  startsOpen,
  children,
}: {
  title: string
  intro: string
  /** Read once: the panel does not close by itself over a form that is being filled in. */
  startsOpen: boolean
  children: ReactNode
}) {
  const [isFirstOpen] = useState(startsOpen)
  return (
    <details open={isFirstOpen} className="group min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-card p-5 hover:text-primary md:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg leading-normal font-semibold">{title}</h2>
        <Icon
          path={mdiChevronDown}
          className="size-6 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5 md:px-6 md:pb-6">
        <p className="-mt-4 measure text-muted">{intro}</p>
        <div className="mt-5">{children}</div>
      </div>
    </details>
  )
}
