import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Webhook, WebhookWithSecret } from '#contract/webhooks.ts'
import { call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { RunAwaited } from '#web/ui/shown-once.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { type WebhookQuestion, WebhookItem } from './webhook-item.tsx'

interface Question {
  kind: WebhookQuestion
  webhook: Webhook
}

/** The webhooks, each with its state and actions. */
export function WebhookList({
  webhooks,
  shown,
  now,
  onSecret,
  whileAwaited,
}: {
  webhooks: readonly Webhook[]
  /** The webhook whose deliveries are shown. */
  shown: number | undefined
  now: number
  onSecret: (webhook: WebhookWithSecret) => void
  whileAwaited: RunAwaited
}) {
  const action = useAction(showFailure)
  const [question, setQuestion] = useState<Question | null>(null)
  const box = useRef<HTMLDivElement>(null)

  async function remove({ webhook: { id } }: Question) {
    await action.run(id, async () => {
      await call('DELETE /webhooks/:id', { params: { id } }).catch(ignoreNotFound)
    })
    showSnackbar('Webhook je izbrisan.')
  }

  async function rotate(asked: Question) {
    const { id } = asked.webhook
    await action.run(id, () =>
      whileAwaited(async () => {
        const { data } = await callOnce('POST /webhooks/:id/secret', { params: { id } })
        // Before the new key, which cannot take the focus behind an open dialog.
        flushSync(() => setQuestion((open) => (open === asked ? null : open)))
        onSecret(data)
      }),
    )
  }

  const isDeletion = question?.kind === 'delete'
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {webhooks.length === 0 ? (
        <p className="text-muted">Još nema webhookova. Prvi dodajte ispod.</p>
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
          if (question) await (question.kind === 'delete' ? remove : rotate)(question)
        }}
        // The button disappears with the webhook.
        onDone={() => box.current?.focus({ preventScroll: true })}
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
