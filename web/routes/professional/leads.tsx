import { useEffect } from 'react'
import { isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import type { Route } from './+types/leads.ts'
import { type AnswerOf, call } from '#web/call.ts'
import {
  hasReceivedFilters,
  readOpenLead,
  readReceivedFilters,
  receivedHref,
} from '#web/features/leads/received-filters.ts'
import { ReceivedLeadsSkeleton } from '#web/features/leads/received-layout.tsx'
import { type OpenLead, ReceivedLeads } from '#web/features/leads/received-leads.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { createLastLoaded } from '#web/lib/last-loaded.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { countLeadChanges, useMissedChanges } from '#web/lib/lead-stream.ts'
import { concernsPart, loadOptional } from '#web/lib/load.ts'
import { useRepeatedReloads } from '#web/lib/use-repeated-reloads.ts'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

const lastLeads = createLastLoaded<AnswerOf<'GET /leads'>>()

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id, professional }) => {
    const query = new URL(request.url).searchParams
    const filters = readReceivedFilters(query)
    const openId = readOpenLead(query)
    const { signal } = request
    const asOf = countLeadChanges()
    const [leads, open] = await Promise.all([
      lastLeads.load(`${id} ${receivedHref(filters)}`, () => call('GET /leads', { query: filters, signal })),
      openId === null ? null : loadOpenLead(openId, signal),
    ])
    // The last lead of the last page may just have been withdrawn, or its status may no longer match the filter.
    if (leads.data.length === 0 && leads.total > 0) {
      throw redirect(receivedHref({ ...filters, page: leads.last_page }, openId))
    }
    const isEmpty = leads.total === 0 && !hasReceivedFilters(filters)
    // If no lead can arrive yet, the page says why.
    const profile = isEmpty && professional ? await loadOptional(fetchProfile(professional.id, signal)) : null
    return {
      userId: id,
      asOf,
      professionalId: professional?.id,
      filters,
      leads,
      open,
      profileStatus: profile?.data.status,
    }
  })

const fetchProfile = (id: number, signal: AbortSignal) => call('GET /professionals/:id', { params: { id }, signal })

clientLoader.hydrate = true as const

/** If the open lead cannot be loaded, the list stays. */
async function loadOpenLead(id: number, signal: AbortSignal): Promise<OpenLead> {
  try {
    const { data } = await call('GET /leads/:id', { params: { id }, signal })
    return { id, lead: data }
  } catch (error) {
    if (!concernsPart(error)) throw error
    return { id, failure: failureMessage(error) }
  }
}

/** Opening or closing a lead does not reload the list; the dialog loads a lead that is not in it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [list, nextList] = [currentUrl, nextUrl].map(({ searchParams }) =>
    receivedHref(readReceivedFilters(searchParams)),
  )
  const isSameLead = readOpenLead(currentUrl.searchParams) === readOpenLead(nextUrl.searchParams)
  return list === nextList && !isSameLead ? false : defaultShouldRevalidate
}

export const meta = () => [{ title: 'Upiti · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = ReceivedLeadsSkeleton

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { userId, asOf, ...loaded } = loaderData
  const { revalidate } = useRevalidator()
  useMissedChanges(asOf, () => void revalidate())
  useRepeatedReloads(loaderData)
  useEffect(() => lastLeads.forget, [])
  return useStillAuthorized(userId) ? <ReceivedLeads {...loaded} /> : <ReceivedLeadsSkeleton />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <RouteFailure error={error} />
  return <PageNotLoaded level="h1" error={error} title="Neuspjelo učitavanje upita" />
}
