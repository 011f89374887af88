import type { Media } from '#contract/media.ts'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { mediaFiles } from '#web/lib/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'

interface DeleteDialogProps {
  onClose: () => void
  onDelete: (id: number) => Promise<void>
  /** Called once the dialog is told to close, unless it has been closed before. */
  onDeleted: () => void
}

/** Asks before `picture` is deleted. */
export function DeleteDialog({ picture, onClose, ...rest }: DeleteDialogProps & { picture: Media | null }) {
  return (
    <TitledDialog open={picture !== null} onClose={onClose} title="Potvrdi brisanje" width="max-w-[400px]">
      {picture && <ConfirmBody picture={picture} onClose={onClose} {...rest} />}
    </TitledDialog>
  )
}

function ConfirmBody({ picture, onClose, onDelete, onDeleted }: DeleteDialogProps & { picture: Media }) {
  function finish(isOpen: boolean) {
    showSnackbar('Slika uspješno izbrisana')
    if (!isOpen) return
    onClose()
    onDeleted()
  }

  return (
    <>
      <div className="flex gap-4">
        <Picture
          files={mediaFiles(picture)}
          sizes="96px"
          alt={picture.alt ?? ''}
          className="aspect-4/3 w-24 shrink-0 rounded-control object-cover"
        />
        <p>Jeste li sigurni da želite obrisati ovu sliku?</p>
      </div>
      <ConfirmActions confirmLabel="Izbriši" onConfirm={() => onDelete(picture.id)} onDone={finish} onClose={onClose} />
    </>
  )
}
