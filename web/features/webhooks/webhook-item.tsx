import { mdiAlertCircleOutline } from '@mdi/js'
import { type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pages } from '#contract/paths.ts'
import type { Webhook } from '#contract/webhooks.ts'
import { ApiError, call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import type { useAction } from '#web/lib/use-action.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { useIsTyped } from '#web/lib/use-typed-form.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { DELIVERIES_ID, eventLabels, formName, shortAddress, stateText } from './text.ts'
import { WebhookForm } from './webhook-form.tsx'

/** An action that is confirmed before. */
export type WebhookQuestion = 'delete' | 'rotate'

interface WebhookProps {
  webhook: Webhook
  /** Whether its deliveries are shown. */
  isShown: boolean
  action: ReturnType<typeof useAction<number>>
  onAsk: (question: WebhookQuestion) => void
}

/** One webhook with its state and actions, or the form in which it is edited. */
export function WebhookItem({ now, ...props }: WebhookProps & { now: number }) {
  const { webhook, action } = props
  const [isEdited, setIsEdited] = useState(useIsTyped(formName(webhook)))
  const item = useRef<HTMLLIElement>(null)
  const edit = useRef<HTMLButtonElement>(null)

  function open() {
    flushSync(() => setIsEdited(true))
    item.current?.querySelector('input')?.focus()
  }
  function close() {
    flushSync(() => setIsEdited(false))
    edit.current?.focus()
  }

  return (
    <li ref={item} className="py-4 first:pt-0 last:pb-0">
      {isEdited ? (
        <EditedWebhook webhook={webhook} action={action} onClose={close} />
      ) : (
        <>
          <WebhookState webhook={webhook} now={now} />
          <WebhookButtons {...props} editRef={edit} onEdit={open} />
        </>
      )}
    </li>
  )
}

function EditedWebhook({
  webhook,
  action,
  onClose,
}: Pick<WebhookProps, 'webhook' | 'action'> & { onClose: () => void }) {
  const { id } = webhook
  const isShown = useIsShown()
  return (
    <WebhookForm
      webhook={webhook}
      submitLabel="Spremi izmjene"
      onCancel={onClose}
      onSubmit={async (body) => {
        await action
          .run(id, async () => {
            await call('PUT /webhooks/:id', { params: { id }, body })
          })
          .catch((error: unknown) => {
            // Deleted in another tab: the form and its message disappear with the webhook.
            if (error instanceof ApiError && error.status === 404) showFailure(error)
            throw error
          })
        if (isShown()) onClose()
        showSnackbar('Webhook je spremljen.')
      }}
    />
  )
}

function WebhookState({ webhook, now }: { webhook: Webhook; now: number }) {
  const { url, active, events } = webhook
  const state = stateText(webhook, now)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="line-clamp-3 font-semibold wrap-anywhere">{url}</span>
        <span
          className={cx(
            'rounded-full px-2.5 py-0.5 text-sm font-medium',
            active ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning',
          )}
        >
          {active ? 'Radi' : 'Isključen'}
        </span>
      </p>
      <p className="mt-1 text-sm text-muted">{events.map((type) => eventLabels[type]).join('\u00A0· ')}</p>
      {state !== null && (
        <p className="mt-3 flex gap-2 rounded-control bg-warning-soft px-4 py-3 text-warning">
          <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
          <span>{state}</span>
        </p>
      )}
    </>
  )
}

function WebhookButtons({
  webhook: { id, url, active },
  isShown,
  action,
  onAsk,
  editRef,
  onEdit,
}: WebhookProps & { editRef: Ref<HTMLButtonElement>; onEdit: () => void }) {
  const toggle = () =>
    action.start(id, async () => {
      await call('PUT /webhooks/:id', { params: { id }, body: { active: !active } })
      showSnackbar(active ? 'Webhook je isključen.' : 'Webhook je uključen.')
    })
  const test = () =>
    action.start(id, async () => {
      await callOnce('POST /webhooks/:id/test', { params: { id } })
      showSnackbar('Probni događaj je na putu. Ishod je među dostavama.')
    })

  const address = shortAddress(url)
  const toggleLabel = active ? 'Isključi' : 'Uključi'
  return (
    <div className="mt-2 -ml-3 flex flex-wrap gap-x-1 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-sm:*:justify-start max-sm:*:text-left">
      <Link
        to={`${pages.professionalWebhooks}?webhook=${id}#${DELIVERIES_ID}`}
        aria-current={isShown || undefined}
        className="inline-flex min-h-12 items-center rounded-control px-3 font-semibold text-primary hover:bg-tint aria-current:bg-primary-soft md:min-h-11"
        aria-label={`Dostave na ${address}`}
      >
        Dostave
      </Link>
      {active && (
        <BusyButton
          variant="plain"
          className="px-3!"
          busy={action.isBusy(id)}
          aria-label={`Pošalji probni događaj na ${address}`}
          onClick={test}
        >
          Pošalji probni događaj
        </BusyButton>
      )}
      <Button
        variant="plain"
        className="px-3!"
        aria-disabled={action.isBusy(id) || undefined}
        aria-label={`${toggleLabel} webhook ${address}`}
        onClick={toggle}
      >
        {toggleLabel}
      </Button>
      <Button ref={editRef} variant="plain" className="px-3!" aria-label={`Uredi webhook ${address}`} onClick={onEdit}>
        Uredi
      </Button>
      <Button
        variant="plain"
        className="px-3!"
        aria-haspopup="dialog"
        aria-label={`Zamijeni ključ za ${address}`}
        onClick={() => onAsk('rotate')}
      >
        Zamijeni ključ
      </Button>
      <Button
        variant="plain"
        className="px-3! text-error!"
        aria-haspopup="dialog"
        aria-label={`Izbriši webhook ${address}`}
        onClick={() => onAsk('delete')}
      >
        Izbriši
      </Button>
    </div>
  )
}
