import { redirect } from 'react-router'
import { pages } from '#contract/paths.ts'
import type { Route } from './+types/webhooks.ts'
import { call } from '#web/call.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { ProgramsLayout } from '#web/features/shell/programs-layout.tsx'
import { WebhookPanels, WebhooksSkeleton } from '#web/features/webhooks/webhooks-page.tsx'
import { readPage } from '#web/lib/filters.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'
import { serverNow } from '#web/lib/server-time.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => {
    const { signal } = request
    const asked = new URL(request.url).searchParams
    const webhooks = (await call('GET /webhooks', { signal })).data
    // The requested webhook may have been deleted.
    const webhook = webhooks.find((one) => String(one.id) === asked.get('webhook')) ?? webhooks[0]
    const query = { page: readPage(asked) }
    const page = webhook && (await call('GET /webhooks/:id/deliveries', { params: { id: webhook.id }, query, signal }))
    // The last page's deliveries may have expired meanwhile, or belong to another webhook.
    if (webhook && page?.data.length === 0 && page.total > 0)
      throw redirect(`${pages.professionalWebhooks}?webhook=${webhook.id}&page=${page.last_page}`)
    return { userId: id, webhooks, deliveries: webhook && page ? { webhook, page } : null, now: serverNow() }
  })

clientLoader.hydrate = true as const

const title = 'Webhookovi'

export const meta = () => [{ title: `${title} · Zauvijek` }, { name: 'robots', content: 'noindex' }]

const intro = (
  <>
    Javljamo vašem programu čim stigne upit, poruka ili odgovor na ponudu, da ne mora stalno pitati. Kako se potpis
    provjerava, piše u{' '}
    <a href="/api/docs#webhooks" className="text-primary underline underline-offset-4 hover:text-primary-strong">
      dokumentaciji za programere
    </a>
    .
  </>
)

export function HydrateFallback() {
  return (
    <ProgramsLayout title={title} intro={intro}>
      <WebhooksSkeleton />
    </ProgramsLayout>
  )
}

export default function Webhooks({ loaderData: { userId, ...loaded } }: Route.ComponentProps) {
  return (
    <ProgramsLayout title={title} intro={intro}>
      {useStillAuthorized(userId) ? <WebhookPanels {...loaded} /> : <WebhooksSkeleton />}
    </ProgramsLayout>
  )
}

export const ErrorBoundary = RouteFailure
