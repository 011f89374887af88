import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PageOf } from '#contract/page.ts'
import { pages } from '#contract/paths.ts'
import type { WebhookDelivery } from '#contract/webhook-deliveries.ts'
import type { Webhook } from '#contract/webhooks.ts'
import { call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { formatMoment } from '#web/lib/format.ts'
import { useAction } from '#web/lib/use-action.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { DELIVERIES_ID, deliveryLabels, outcomeText, statusLabels } from './text.ts'

const REFRESH_MS = 2_000
/** Later attempts are minutes apart. */
const MOST_REFRESHES = 8

/** Reloads the page while a delivery has not been attempted yet. */
function useOutcomes(deliveries: readonly WebhookDelivery[]): void {
  const { revalidate } = useRevalidator()
  const waiting = deliveries.filter(({ status, attempts }) => status === 'pending' && attempts === 0)
  const key = waiting.map(({ id }) => id).join()
  useEffect(() => {
    if (key === '') return
    let times = 0
    const timer = setInterval(() => {
      if (++times > MOST_REFRESHES) clearInterval(timer)
      else void revalidate()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [key, revalidate])
}

/** The deliveries of one webhook, newest first. */
export function DeliveryList({ webhook, deliveries }: { webhook: Webhook; deliveries: PageOf<WebhookDelivery> }) {
  const { isBusy, start } = useAction(showFailure)
  useOutcomes(deliveries.data)
  if (deliveries.data.length === 0)
    return <p className="text-muted">Još ništa nije poslano. Pošaljite probni događaj ili pričekajte prvi upit.</p>
  return (
    <>
      <ul aria-label="Dostave" className="divide-y divide-line">
        {deliveries.data.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            isBusy={isBusy(delivery.id)}
            onRetry={
              webhook.active
                ? () =>
                    start(delivery.id, async () => {
                      const params = { id: webhook.id, delivery: delivery.id }
                      await callOnce('POST /webhooks/:id/deliveries/:delivery/retry', { params })
                      showSnackbar('Događaj je ponovo na putu.')
                    })
                : undefined
            }
          />
        ))}
      </ul>
      {deliveries.last_page > 1 && (
        <div className="mt-6">
          <Pagination
            label="Stranice dostava"
            current={deliveries.current_page}
            last={deliveries.last_page}
            hrefOf={(page) => `${pages.professionalWebhooks}?webhook=${webhook.id}&page=${page}#${DELIVERIES_ID}`}
          />
        </div>
      )}
    </>
  )
}

const chips: Record<WebhookDelivery['status'], string> = {
  pending: 'bg-primary-soft text-primary-strong',
  delivered: 'bg-success-soft text-success',
  failed: 'bg-error-soft text-error',
  cancelled: 'bg-warning-soft text-warning',
}

function DeliveryItem({
  delivery,
  isBusy,
  onRetry,
}: {
  delivery: WebhookDelivery
  isBusy: boolean
  onRetry: (() => void) | undefined
}) {
  const moment = formatMoment(delivery.created_at)
  const outcome = outcomeText(delivery)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{deliveryLabels[delivery.type]}</span>
        <span className={cx('rounded-full px-2.5 py-0.5 text-sm font-medium', chips[delivery.status])}>
          {statusLabels[delivery.status]}
        </span>
      </p>
      <p className="mt-1 text-sm text-muted tabular-nums">
        <time dateTime={delivery.created_at}>{moment}</time>
        {outcome !== '' && ` · ${outcome}`}
      </p>
      <div className="mt-1 flex flex-wrap items-start gap-x-4">
        <Payload delivery={delivery} />
        {onRetry && (
          <BusyButton
            variant="plain"
            className="-mx-3 px-3!"
            busy={isBusy}
            aria-label={`Pošalji ponovo: ${deliveryLabels[delivery.type]}, ${moment}`}
            onClick={onRetry}
          >
            Pošalji ponovo
          </BusyButton>
        )}
      </div>
    </li>
  )
}

/** Loaded when opened: it is generated each time and not stored. */
function Payload({ delivery: { id, webhook_id, uid } }: { delivery: WebhookDelivery }) {
  const [text, setText] = useState<string | null>(null)
  async function load() {
    try {
      const params = { id: webhook_id, delivery: id }
      const { payload } = (await call('GET /webhooks/:id/deliveries/:delivery', { params })).data
      setText(payload === null ? 'Toga o čemu dostava govori više nema.' : JSON.stringify(payload, null, 2))
    } catch (error) {
      setText(failureMessage(error, 'Sadržaj se nije mogao učitati.'))
    }
  }
  return (
    <details
      className="min-w-0 grow basis-[8rem] open:basis-full sm:basis-64 sm:open:basis-64"
      onToggle={(event) => event.currentTarget.open && void load()}
    >
      <summary className="flex min-h-12 w-fit cursor-pointer items-center font-semibold text-primary unfold-mark md:min-h-11">
        Sadržaj
      </summary>
      <p className="mt-1 font-mono text-sm break-all text-muted">webhook-id: {uid}</p>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        role="region"
        aria-label="Sadržaj kakav bi se poslao sada"
        className="mt-2 max-h-80 overflow-auto rounded-control bg-tint p-4 font-mono text-sm"
      >
        {text ?? 'Učitavanje…'}
      </pre>
    </details>
  )
}
