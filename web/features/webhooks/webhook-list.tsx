import { mdiAlertCircleOutline } from '@mdi/js'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pages } from '#contract/paths.ts'
import type { Webhook, WebhookWithSecret } from '#contract/webhooks.ts'
import { ApiError, call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIsTyped } from '#web/lib/use-typed-form.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { DELIVERIES_ID, eventLabels, formName, stateText } from './text.ts'
import { WebhookForm } from './webhook-form.tsx'

type Action = ReturnType<typeof useAction<number>>

interface Question {
  kind: 'delete' | 'rotate'
  webhook: Webhook
}

/** The webhooks, each with its state and actions. */
export function WebhookList({
  webhooks,
  shown,
  now,
  onSecret,
}: {
  webhooks: readonly Webhook[]
  /** The webhook whose deliveries are shown. */
  shown: number | undefined
  now: number
  onSecret: (webhook: WebhookWithSecret) => void
}) {
  const action = useAction(showFailure)
  const [question, setQuestion] = useState<Question | null>(null)
  const box = useRef<HTMLDivElement>(null)

  async function remove({ id }: Webhook) {
    await action.run(id, async () => {
      await call('DELETE /webhooks/:id', { params: { id } }).catch(ignoreNotFound)
    })
    // The button disappears with the webhook, and nothing behind an open dialog can take the focus.
    flushSync(() => setQuestion(null))
    box.current?.focus({ preventScroll: true })
    showSnackbar('Webhook je izbrisan.')
  }

  async function rotate({ id }: Webhook) {
    await action.run(id, async () => {
      const { data } = await callOnce('POST /webhooks/:id/secret', { params: { id } })
      flushSync(() => setQuestion(null))
      onSecret(data)
    })
  }

  const isDeletion = question?.kind === 'delete'
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {webhooks.length === 0 ? (
        <p className="text-muted">Još nema webhookova. Prvi dodajte iznad.</p>
      ) : (
        <ul aria-label="Vaši webhookovi" className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              isShown={webhook.id === shown}
              now={now}
              action={action}
              onAsk={(kind) => setQuestion({ kind, webhook })}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        title={isDeletion ? 'Izbrisati webhook?' : 'Zamijeniti ključ?'}
        open={question !== null}
        onClose={() => setQuestion(null)}
        confirmLabel={isDeletion ? 'Izbriši' : 'Zamijeni'}
        onConfirm={async () => {
          if (question) await (question.kind === 'delete' ? remove : rotate)(question.webhook)
        }}
      >
        <p className="wrap-anywhere">
          {isDeletion
            ? `Program na adresi ${question?.webhook.url} više neće dobivati obavijesti, a popis dostava nestaje.`
            : 'Dobit ćete novi ključ. Sljedeća 24 sata dostave su potpisane i novim i dosadašnjim, pa ga stignete zamijeniti u programu.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}

function WebhookItem({
  webhook,
  isShown,
  now,
  action,
  onAsk,
}: {
  webhook: Webhook
  isShown: boolean
  now: number
  action: Action
  onAsk: (kind: Question['kind']) => void
}) {
  const { id, url, active } = webhook
  const [isEdited, setIsEdited] = useState(useIsTyped(formName(webhook)))
  const item = useRef<HTMLLIElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const state = stateText(webhook, now)

  function open() {
    flushSync(() => setIsEdited(true))
    item.current?.querySelector('input')?.focus()
  }
  function close() {
    flushSync(() => setIsEdited(false))
    edit.current?.focus()
  }
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

  if (isEdited)
    return (
      <li ref={item} className="py-4 first:pt-0 last:pb-0">
        <WebhookForm
          webhook={webhook}
          submitLabel="Spremi izmjene"
          onCancel={close}
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
            close()
            showSnackbar('Webhook je spremljen.')
          }}
        />
      </li>
    )
  return (
    <li ref={item} className="py-4 first:pt-0 last:pb-0">
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
      <p className="mt-1 text-sm text-muted">{webhook.events.map((type) => eventLabels[type]).join(' · ')}</p>
      {state !== null && (
        <p className="mt-3 flex gap-2 rounded-control bg-warning-soft px-4 py-3 text-warning">
          <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
          <span>{state}</span>
        </p>
      )}
      <div className="mt-2 -ml-3 flex flex-wrap gap-x-1 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-sm:*:justify-start max-sm:*:text-left">
        <Link
          to={`${pages.professionalWebhooks}?webhook=${id}#${DELIVERIES_ID}`}
          aria-current={isShown || undefined}
          className="inline-flex min-h-12 items-center rounded-control px-3 font-semibold text-primary hover:bg-tint aria-current:bg-primary-soft md:min-h-11"
          aria-label={`Dostave na ${url}`}
        >
          Dostave
        </Link>
        {active && (
          <BusyButton variant="plain" className="px-3!" busy={action.isBusy(id)} onClick={test}>
            Pošalji probni događaj
          </BusyButton>
        )}
        <Button variant="plain" className="px-3!" aria-disabled={action.isBusy(id) || undefined} onClick={toggle}>
          {active ? 'Isključi' : 'Uključi'}
        </Button>
        <Button ref={edit} variant="plain" className="px-3!" onClick={open}>
          Uredi
        </Button>
        <Button variant="plain" className="px-3!" aria-haspopup="dialog" onClick={() => onAsk('rotate')}>
          Zamijeni ključ
        </Button>
        <Button
          variant="plain"
          className="px-3! text-error!"
          aria-haspopup="dialog"
          aria-label={`Izbriši webhook ${url}`}
          onClick={() => onAsk('delete')}
        >
          Izbriši
        </Button>
      </div>
    </li>
  )
}
