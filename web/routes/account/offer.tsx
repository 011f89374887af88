import { data, isRouteErrorResponse } from 'react-router'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import type { Route } from './+types/offer.ts'
import { ConversationNotFound } from '#web/features/messages/not-found.tsx'
import { OfferDocument } from '#web/features/offers/offer-document.tsx'
import { OfferDocumentSkeleton } from '#web/features/offers/offer-document-skeleton.tsx'
import { offerTitle } from '#web/features/offers/text.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { countLeadChanges } from '#web/lib/lead-stream.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'
import { useFreshLeads } from '#web/lib/use-fresh-leads.ts'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id, role }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.id)) throw data({ message: 'Ponuda nije pronađena.' }, { status: 404 })
    const asOf = countLeadChanges()
    const answer = await call('GET /offers/:id', { params: { id: params.id }, signal: request.signal })
    return { userId: id, asOf, isCouple: role === 'couple', document: answer.data }
  })

clientLoader.hydrate = true as const

/** Browsers use the title as the name of the saved file. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `${offerTitle(loaderData.document.offer)} · ${loaderData.document.professional.company_name}`
      : 'Ponuda · Zauvijek',
  },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = OfferDocumentSkeleton

export default function Offer({ loaderData: { userId, asOf, isCouple, document } }: Route.ComponentProps) {
  useFreshLeads(asOf, ({ id }) => id === document.offer.lead_id)
  if (!useStillAuthorized(userId)) return <OfferDocumentSkeleton />
  return (
    <OfferDocument
      document={document}
      conversationHref={pages.conversation(document.offer.lead_id)}
      isCouple={isCouple}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteFailure error={error} />
  return <ConversationNotFound title="Ponuda nije pronađena" />
}
