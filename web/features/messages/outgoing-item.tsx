import { mdiAlertCircleOutline, mdiClockOutline, mdiCloudOffOutline, mdiFileOutline } from '@mdi/js'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatBytes } from './attachment-rules.ts'
import { bubbleClass } from './message-row.tsx'
import { MessageText } from './message-text.tsx'
import type { OutgoingMessage } from './outgoing-messages.ts'

const actionClass = 'min-h-11 rounded-control px-2 font-semibold hover:bg-tint'

const NAME_MAX = 40

/** Several messages may wait, each with the same buttons. */
function nameOf({ body, files }: Pick<OutgoingMessage, 'body' | 'files'>): string {
  const text = body.replaceAll(/\s+/g, ' ').trim() || files.map((file) => file.name).join(', ')
  return text.length <= NAME_MAX ? text : `${text.slice(0, NAME_MAX).toWellFormed().trimEnd()}…`
}

/** An outgoing message, shown at once with its state. */
export function OutgoingItem({
  message,
  onRetry,
  onDiscard,
}: {
  message: OutgoingMessage
  onRetry: () => void
  onDiscard: () => void
}) {
  const { body, files, state, sent, note, canRetry } = message
  const isUploading = state === 'sending' && files.length > 0
  const name = nameOf(message)
  return (
    <li className="pt-4">
      <div className="ml-auto w-[min(34rem,88%)]">
        <p className="sr-only">Vi:</p>
        <div className={cx(bubbleClass(true), state !== 'failed' && 'opacity-75')}>
          {body !== '' && <MessageText body={body} />}
          {files.map((file) => (
            <p key={`${file.name} ${file.size}`} className="flex items-center gap-2 text-sm">
              <Icon path={mdiFileOutline} />
              <span className="min-w-0 wrap-anywhere">{file.name}</span>
              <span className="shrink-0 text-muted tabular-nums">{formatBytes(file.size)}</span>
            </p>
          ))}
        </div>
        {isUploading && (
          <div
            role="progressbar"
            aria-label={`Slanje datoteka: ${name}`}
            aria-valuenow={Math.round(sent * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-2 ml-auto h-1.5 w-48 max-w-full overflow-hidden rounded-full bg-line"
          >
            <div
              className="h-full origin-left rounded-full bg-primary transition-transform duration-150"
              style={{ transform: `scaleX(${sent})` }}
            />
          </div>
        )}
        <div className="mt-1 flex min-h-6 flex-wrap items-center justify-end gap-x-1 px-1 text-sm">
          <OutgoingState state={state} note={note} isUploading={isUploading} sent={sent} />
          {(state === 'failed' || note !== null) && (
            <span className="flex flex-wrap">
              {canRetry && (
                <button
                  type="button"
                  className={cx(actionClass, 'text-primary')}
                  aria-label={`Pokušaj ponovo: ${name}`}
                  onClick={onRetry}
                >
                  Pokušaj ponovo
                </button>
              )}
              <button
                type="button"
                className={cx(actionClass, 'text-muted')}
                aria-label={`Odbaci: ${name}`}
                onClick={onDiscard}
              >
                Odbaci
              </button>
            </span>
          )}
          {isUploading && sent < 1 && (
            <button
              type="button"
              className={cx(actionClass, 'text-muted')}
              aria-label={`Odustani: ${name}`}
              onClick={onDiscard}
            >
              Odustani
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

function OutgoingState({
  state,
  note,
  isUploading,
  sent,
}: Pick<OutgoingMessage, 'state' | 'note' | 'sent'> & { isUploading: boolean }) {
  if (state === 'failed')
    return (
      <span className="inline-flex items-center gap-1.5 font-medium text-error">
        <Icon path={mdiAlertCircleOutline} className="size-4.5" />
        {note}
      </span>
    )
  if (note !== null)
    return (
      <span className="inline-flex items-center gap-1.5 font-medium text-warning">
        <Icon path={note === 'Bez veze' ? mdiCloudOffOutline : mdiClockOutline} className="size-4.5" />
        {note}
      </span>
    )
  return (
    <span className="text-muted tabular-nums">
      {state === 'waiting'
        ? 'Čeka na slanje'
        : isUploading && sent < 1
          ? `Šalje se, ${Math.floor(sent * 100)} %`
          : 'Šalje se…'}
    </span>
  )
}
