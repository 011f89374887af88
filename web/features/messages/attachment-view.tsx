import { mdiDownloadOutline, mdiFilePdfBox, mdiImageBrokenVariant } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '#contract/messages.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFailure } from '#web/ui/snackbar.tsx'
import { formatBytes } from './attachment-rules.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { fetchAttachment } from './attachment-files.ts'

export const AttachmentView = ({ leadId, attachment }: { leadId: number; attachment: Attachment }) =>
  attachment.type === 'application/pdf' ? (
    <FileRow leadId={leadId} attachment={attachment} />
  ) : (
    <PictureView leadId={leadId} attachment={attachment} />
  )

interface AttachmentProps {
  leadId: number
  attachment: Attachment
}

function useDownload({ leadId, attachment }: AttachmentProps) {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      saveFile(await fetchAttachment(leadId, attachment.id), attachment.filename)
    } catch (error) {
      showFailure(error, 'Datoteka se nije preuzela.')
    }
    setBusy(false)
  }
  return { busy, download: () => void download() }
}

function FileRow(props: AttachmentProps) {
  const { filename, size } = props.attachment
  const { busy, download } = useDownload(props)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-3">
      <Icon path={mdiFilePdfBox} className="size-7 text-error" />
      <div className="min-w-24 flex-1 py-1">
        <p className="line-clamp-2 text-sm font-semibold wrap-anywhere">{filename}</p>
        <p className="text-sm text-muted tabular-nums">PDF · {formatBytes(size)}</p>
      </div>
      <BusyButton variant="plain" className="px-3!" busy={busy} aria-label={`Preuzmi ${filename}`} onClick={download}>
        <Icon path={mdiDownloadOutline} />
        Preuzmi
      </BusyButton>
    </div>
  )
}

/** The distance from the viewport at which a picture is loaded. */
const NEAR = '400px'

/** A picture that needs the token: it is fetched when it comes near the viewport, and shown from memory. */
function PictureView(props: AttachmentProps) {
  const { leadId, attachment } = props
  const { filename, width, height } = attachment
  const [url, setUrl] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const left = new AbortController()
    let made: string | null = null
    const load = async () => {
      try {
        const blob = await fetchAttachment(leadId, attachment.id, left.signal)
        if (left.signal.aborted) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      } catch {
        if (!left.signal.aborted) setFailed(true)
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void load()
      },
      { rootMargin: NEAR },
    )
    if (frame.current) observer.observe(frame.current)
    return () => {
      left.abort()
      observer.disconnect()
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [leadId, attachment.id])

  return (
    <>
      <button
        ref={frame}
        type="button"
        aria-label={`Otvori sliku ${filename}`}
        aria-haspopup="dialog"
        style={{ aspectRatio: width !== null && height !== null ? `${width} / ${height}` : '4 / 3' }}
        className="block max-h-80 min-h-24 w-64 max-w-full overflow-hidden rounded-control bg-tint"
        onClick={() => setOpen(true)}
      >
        {url !== null ? (
          <img src={url} alt="" className="size-full animate-rise object-cover" />
        ) : hasFailed ? (
          <span className="grid size-full place-items-center text-sm text-muted">
            <span className="grid justify-items-center gap-1">
              <Icon path={mdiImageBrokenVariant} className="size-7" />
              Slika se nije učitala
            </span>
          </span>
        ) : null}
      </button>
      <PictureDialog {...props} url={url} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function PictureDialog({
  url,
  open,
  onClose,
  ...props
}: AttachmentProps & { url: string | null; open: boolean; onClose: () => void }) {
  const { filename, size } = props.attachment
  const { busy, download } = useDownload(props)
  return (
    <TitledDialog open={open} onClose={onClose} title={filename} width="max-w-[60rem]">
      {url !== null && (
        <img src={url} alt={filename} className="mx-auto max-h-[70dvh] max-w-full rounded-control object-contain" />
      )}
      <div className={cx('mt-4 flex flex-wrap items-center justify-between gap-3')}>
        <p className="text-sm text-muted tabular-nums">{formatBytes(size)}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="plain" onClick={onClose}>
            Zatvori
          </Button>
          <BusyButton busy={busy} onClick={download}>
            <Icon path={mdiDownloadOutline} />
            Preuzmi
          </BusyButton>
        </div>
      </div>
    </TitledDialog>
  )
}
