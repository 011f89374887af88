import { mdiAlertCircleOutline, mdiClose, mdiRefresh } from '@mdi/js'
import { useState } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Upload } from './uploads.ts'

const smallButton =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-primary hover:bg-primary-soft'

/** An upload, shown the way its picture will appear. */
export function UploadTile({
  upload: { file, preview, state, sent, message, canRetry },
  onCancel,
  onRetry,
}: {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
}) {
  const [isVisible, setVisible] = useState(true)
  const isProcessed = state === 'sending' && sent === 1
  return (
    <li className="flex min-w-0 flex-col" aria-label={file.name}>
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-tint">
        {isVisible && preview !== null && (
          <img
            src={preview}
            alt=""
            // A file that is not a picture has no preview.
            onError={() => setVisible(false)}
            className={cx('size-full object-cover', state === 'failed' ? 'opacity-35 grayscale' : 'opacity-60')}
          />
        )}
        {state === 'failed' && (
          <span className="absolute inset-0 grid place-items-center text-error">
            <span className="grid size-12 place-items-center rounded-full bg-surface">
              <Icon path={mdiAlertCircleOutline} className="size-7" />
            </span>
          </span>
        )}
      </div>
      <p className="mt-2 truncate text-sm" title={file.name}>
        {file.name}
      </p>
      {state === 'failed' ? (
        <>
          <p role="alert" className="text-sm font-medium wrap-anywhere text-error">
            {/* Several may fail together, and an alert is read out without its surroundings. */}
            <span className="sr-only">{file.name}: </span>
            {message}
          </p>
          <div className="-mx-2 flex flex-wrap">
            {canRetry && (
              <button type="button" className={smallButton} aria-label={`Ponovi: ${file.name}`} onClick={onRetry}>
                <Icon path={mdiRefresh} />
                Ponovi
              </button>
            )}
            <button
              type="button"
              className={smallButton}
              aria-label={`Ukloni s popisa: ${file.name}`}
              onClick={onCancel}
            >
              <Icon path={mdiClose} />
              Ukloni
            </button>
          </div>
        </>
      ) : (
        <>
          <div
            role="progressbar"
            aria-label={`Učitavanje: ${file.name}`}
            aria-valuenow={Math.round(sent * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-tint"
          >
            <div
              className="h-full origin-left rounded-full bg-primary transition-transform duration-150"
              style={{ transform: `scaleX(${sent})` }}
            />
          </div>
          <p className="mt-1.5 text-sm text-muted tabular-nums">
            {state === 'waiting'
              ? (message ?? 'Čeka na red')
              : isProcessed
                ? 'Obrada slike…'
                : `${Math.floor(sent * 100)} %`}
          </p>
          {/* Once the server has received the whole file, the picture can only be deleted. */}
          {!isProcessed && (
            <button
              type="button"
              className={cx(smallButton, '-mx-2 self-start')}
              aria-label={`Odustani od učitavanja: ${file.name}`}
              onClick={onCancel}
            >
              <Icon path={mdiClose} />
              Odustani
            </button>
          )}
        </>
      )}
    </li>
  )
}
