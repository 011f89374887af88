import { type ReactNode, useState } from 'react'
import { failureMessage } from '../../lib/load.ts'
import { BusyButton, Button } from '../../ui/button.tsx'
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
      <div role="alert">
        {failure !== null && (
          <p className="mt-4 rounded-control bg-error-soft px-4 py-3 font-medium text-error-ink">{failure}</p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={onClose}>
          Odustani
        </Button>
        <BusyButton look="danger" busy={busy} onClick={() => void run()}>
          {action}
        </BusyButton>
      </div>
    </>
  )
}
