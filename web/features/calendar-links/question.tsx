import { type ReactNode, useState } from 'react'
import { failureMessage } from '../../lib/load.ts'
import { Confirmation } from '../../ui/confirmation.tsx'
import { TitledDialog } from '../../ui/dialog.tsx'

interface Asked {
  onClose: () => void
  /** What the button says that does it. */
  action: string
  /** Closes the question, when it is done; throws what stands in the way. */
  work: () => Promise<void>
  children: ReactNode
}

/** Asks before something that cannot be taken back. */
export function Question({ title, open, ...asked }: Asked & { title: string; open: boolean }) {
  return (
    <TitledDialog open={open} onClose={asked.onClose} title={title} width="max-w-[440px]">
      <Answer {...asked} />
    </TitledDialog>
  )
}

function Answer({ onClose, action, work, children }: Asked) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run() {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setBusy(false)
      setFailure(failureMessage(error))
    }
  }

  return (
    <>
      <div className="space-y-3">{children}</div>
      <Confirmation action={action} busy={busy} failure={failure} onYes={run} onClose={onClose} />
    </>
  )
}
