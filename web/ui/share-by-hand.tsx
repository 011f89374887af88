import { useEffect, useRef } from 'react'
import { TitledDialog } from './dialog.tsx'
import { TextField } from './field.tsx'

/** The address to be copied by the person, where the browser lets nobody else. */
export function ShareByHand({ url, onClose }: { url: string; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  return (
    <TitledDialog open onClose={onClose} title="Kopirajte poveznicu">
      <div ref={box}>
        <TextField
          label="Adresa stranice"
          hint="Preglednik ne dopušta da je kopiramo umjesto vas."
          readOnly
          value={url}
        />
      </div>
    </TitledDialog>
  )
}
