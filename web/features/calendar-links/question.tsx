import type { ReactNode } from 'react'
import { Confirmation } from '#web/ui/confirmation.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'

/** Asks before something that cannot be taken back. */
export function Question({
  title,
  open,
  onClose,
  action,
  work,
  children,
}: {
  title: string
  open: boolean
  onClose: () => void
  /** What the button says that does it. */
  action: string
  /** Closes the question, when it is done; throws what stands in the way. */
  work: () => Promise<void>
  children: ReactNode
}) {
  return (
    <TitledDialog open={open} onClose={onClose} title={title} width="max-w-[440px]">
      <div className="space-y-3">{children}</div>
      <Confirmation action={action} work={work} onClose={onClose} />
    </TitledDialog>
  )
}
