import type { PageOf } from '#contract/page.ts'
import type { WebhookDelivery } from '#contract/webhook-deliveries.ts'
import { MAX_WEBHOOKS, type Webhook, type WebhookWithSecret } from '#contract/webhooks.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIsTyped } from '#web/lib/use-typed-form.ts'
import { FoldedPanel } from '#web/ui/folded-panel.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { AwaitedOnce, type RunAwaited, ShownOnce, useShownOnce } from '#web/ui/shown-once.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showFailure } from '#web/ui/snackbar.tsx'
import { TitledPanel } from '#web/ui/titled-panel.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { DELIVERIES_ID, formName } from './text.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookList } from './webhook-list.tsx'

interface Loaded {
  webhooks: readonly Webhook[]
  /** The deliveries of one webhook. */
  deliveries: { webhook: Webhook; page: PageOf<WebhookDelivery> } | null
  now: number
}

/** A professional's webhooks: test, edit, add, and see their deliveries. */
export function WebhookPanels({ webhooks, deliveries, now }: Loaded) {
  const {
    shown: secret,
    show,
    close,
    box,
    isAwaited,
    whileAwaited,
  } = useShownOnce<WebhookWithSecret>(
    'Stranicu ste napustili prije nego što je ključ webhooka stigao. Novi ćete dobiti gumbom „Zamijeni ključ”.',
  )
  return (
    <div ref={box} tabIndex={-1} className="grid max-w-200 gap-5 outline-none md:gap-6">
      <TitledPanel level="h2" title="Vaši webhookovi" intro="Svaki šalje odabrane događaje na svoju adresu.">
        <WebhookList
          webhooks={webhooks}
          shown={deliveries?.webhook.id}
          now={now}
          onSecret={show}
          whileAwaited={whileAwaited}
        />
      </TitledPanel>
      {secret ? (
        <TitledPanel
          level="h2"
          title="Ključ za provjeru potpisa"
          intro="Kopirajte ga sada i spremite u postavke programa. Poslije ga više ne možemo prikazati."
        >
          {/* Once the secret is no longer shown, the page does not keep it. */}
          <Secret webhook={secret} onClose={close} />
        </TitledPanel>
      ) : (
        <>
          <NewWebhook count={webhooks.length} onSecret={show} whileAwaited={whileAwaited} />
          <AwaitedOnce
            isAwaited={isAwaited}
            lost="Ključ webhooka tek stiže, a prikazat ćemo ga samo ovdje. Ako sada odete, novi ćete dobiti gumbom „Zamijeni ključ”."
          />
        </>
      )}
      {deliveries && (
        <TitledPanel id={DELIVERIES_ID} level="h2" title="Dostave" intro="Iz zadnjih 30 dana, najnovije najprije.">
          <p className="mb-4 line-clamp-2 font-mono text-sm wrap-anywhere text-muted">{deliveries.webhook.url}</p>
          <DeliveryList key={deliveries.webhook.id} webhook={deliveries.webhook} deliveries={deliveries.page} />
        </TitledPanel>
      )}
    </div>
  )
}

function NewWebhook({
  count,
  onSecret,
  whileAwaited,
}: {
  count: number
  onSecret: (webhook: WebhookWithSecret) => void
  whileAwaited: RunAwaited
}) {
  const { run } = useAction<'new'>(showFailure)
  const isTyped = useIsTyped(formName())
  return (
    <FoldedPanel
      title="Novi webhook"
      intro="Odgovorite statusom 2xx unutar 10 sekundi. Inače pokušavamo do 10 puta u jednom danu, sve rjeđe."
      startsOpen={count === 0 || count >= MAX_WEBHOOKS || isTyped}
    >
      {count >= MAX_WEBHOOKS ? (
        <p className="text-muted">Možete imati najviše {MAX_WEBHOOKS} webhookova. Za novi izbrišite neki od njih.</p>
      ) : (
        <WebhookForm
          submitLabel="Dodaj webhook"
          onSubmit={(body) =>
            run('new', () =>
              whileAwaited(async () => {
                onSecret((await callOnce('POST /webhooks', { body })).data)
              }),
            )
          }
        />
      )}
    </FoldedPanel>
  )
}

function Secret({ webhook, onClose }: { webhook: WebhookWithSecret; onClose: () => void }) {
  return (
    <ShownOnce
      label={`Ključ za ${webhook.url}`}
      secret={webhook.secret}
      warning="Program njime provjerava da je obavijest doista naša i da nije izmijenjena. Bez provjere bi mu mogao pisati bilo tko."
      onClose={onClose}
    />
  )
}

export const WebhooksSkeleton = () => (
  <ListSkeleton
    label="Učitavanje webhookova"
    row={<Skeleton className="h-36 w-full rounded-card!" />}
    className="max-w-200 space-y-4"
    count={2}
  />
)
