import { useEffect, useRef } from 'react'
import { TitledDialog } from './dialog.tsx'
import { TextField } from './field.tsx'

interface ShareByHandProps {
  /** Null while closed. */
  url: string | null
  onClose: () => void
}

/** The address for the user to copy, if the browser does not allow scripts to do it. */
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
