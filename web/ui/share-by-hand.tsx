import { useEffect, useRef } from 'react'
import { TitledDialog } from './dialog.tsx'
import { TextField } from './field.tsx'

interface ShareByHandProps {
  /** Null while it is closed. */
  url: string | null
  onClose: () => void
}

/** The address to be copied by the person, where the browser lets nobody else. */
export function ShareByHand({ url, onClose }: ShareByHandProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (url !== null) box.current?.querySelector('input')?.select()
  }, [url])
  return (
    <TitledDialog open={url !== null} onClose={onClose} title="Kopirajte poveznicu">
      <div ref={box}>
        <TextField
          label="Adresa stranice"
          hint="Preglednik ne dopušta da je kopiramo umjesto vas."
          readOnly
          value={url ?? ''}
        />
      </div>
    </TitledDialog>
  )
}
