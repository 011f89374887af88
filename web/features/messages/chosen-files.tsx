import { mdiClose, mdiFilePdfBox } from '@mdi/js'
import { useCallback } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { formatBytes } from './attachment-rules.ts'

/** The files of the next message, each with a button to remove it. */
export function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Prilozi" className="mb-2 flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex max-w-full min-w-0 items-center gap-2 rounded-control border border-line bg-page py-1 pr-1 pl-1.5"
        >
          {file.type === 'application/pdf' ? (
            <span className="grid size-11 place-items-center">
              <Icon path={mdiFilePdfBox} className="size-7 text-error" />
            </span>
          ) : (
            <Preview file={file} />
          )}
          <span className="max-w-44 min-w-0 text-sm">
            <span className="one-line block">{file.name}</span>
            <span className="text-muted tabular-nums">{formatBytes(file.size)}</span>
          </span>
          <button
            type="button"
            aria-label={`Ukloni ${file.name}`}
            className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
            onClick={() => onRemove(file)}
          >
            <Icon path={mdiClose} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(picture.src)
    },
    [file],
  )
  return <img ref={show} alt="" className="size-11 shrink-0 rounded-[0.5rem] bg-tint object-cover" />
}
