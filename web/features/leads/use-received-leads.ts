import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead, LeadCounts } from '#contract/leads.ts'
import type { PageOf } from '#contract/page.ts'
import { ApiError, call, ConnectionError } from '#web/call.ts'
import { subscribeToLeadUpdates } from '#web/lib/lead-stream.ts'
import { type ReceivedFilters, showsNewLeads } from './received-filters.ts'

interface ReceivedLeadsState {
  loaded: PageOf<Lead>
  leads: PageOf<Lead>
  /** Opened by their address, and not on this page of the list. */
  others: readonly Lead[]
  /** Since the page was loaded. */
  arrived: ReadonlySet<number>
}

const start = (loaded: PageOf<Lead>): ReceivedLeadsState => ({ loaded, leads: loaded, others: [], arrived: new Set() })

const replaceLead = (leads: readonly Lead[], lead: Lead) => leads.map((one) => (one.id === lead.id ? lead : one))

/**
 * The loaded page of leads, kept true while it is open: by what this professional does and by what the server tells.
 * A refresh in the background that fails leaves what is shown; only opening the page may fail.
 */
export function useReceivedLeads(loaded: PageOf<Lead>, filters: ReceivedFilters) {
  const [shown, setShown] = useState(() => start(loaded))
  if (shown.loaded !== loaded) setShown(start(loaded))
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const put = (lead: Lead) =>
    setShown((before) => ({
      ...before,
      leads: { ...before.leads, data: replaceLead(before.leads.data, lead) },
      others: replaceLead(before.others, lead),
    }))

  async function refresh() {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    try {
      const leads = await call('GET /leads', { query: filters, signal: mine.signal })
      // Meanwhile another page of the list may have been opened.
      setShown((before) => (mine.signal.aborted || before.loaded !== loaded ? before : { ...before, leads }))
    } catch (error) {
      if (!mine.signal.aborted) rethrowUnexpected(error)
    }
  }

  /** Throws what the server refused with; what it knows better is then shown. */
  async function change({ id }: Lead, status: LeadStatus) {
    try {
      put((await call('PUT /leads/:id', { params: { id }, body: { status } })).data)
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) await reload(id)
      throw error
    }
    // It may have left a list of one status.
    if (filters.status !== '') void refresh()
  }

  async function reload(id: number) {
    try {
      put((await call('GET /leads/:id', { params: { id } })).data)
    } catch (error) {
      rethrowUnexpected(error)
      // Taken back by its couple, for one.
      setShown((before) => ({ ...before, others: before.others.filter((one) => one.id !== id) }))
      void refresh()
    }
  }

  /** Throws what the server refused with. */
  async function loadOther(id: number, signal?: AbortSignal) {
    const { data } = await call('GET /leads/:id', { params: { id }, signal })
    setShown((before) => ({ ...before, others: [...before.others, data] }))
  }

  const find = (id: number | null) => [...shown.leads.data, ...shown.others].find((one) => one.id === id)

  const lastCounts = useRef<LeadCounts>(undefined)
  const onLead = useEffectEvent((lead: Lead, hasArrived: boolean) => {
    put(lead)
    if (hasArrived) setShown((before) => ({ ...before, arrived: new Set([...before.arrived, lead.id]) }))
  })
  const onCounts = useEffectEvent((counts: LeadCounts) => {
    const before = lastCounts.current
    lastCounts.current = counts
    if (!showsNewLeads(filters)) return
    const hasMissed = counts.total !== shown.leads.total
    const hasChanged = before !== undefined && JSON.stringify(before) !== JSON.stringify(counts)
    if (hasMissed || hasChanged) void refresh()
  })
  useEffect(
    () =>
      subscribeToLeadUpdates((news) => ('lead' in news ? onLead(news.lead, news.hasArrived) : onCounts(news.counts))),
    [],
  )

  return { leads: shown.leads, arrived: shown.arrived, find, loadOther, change }
}

/** The list stays as it is, and the next news tries again; a fault of ours is not to vanish. */
function rethrowUnexpected(error: unknown) {
  if (!(error instanceof ApiError || error instanceof ConnectionError)) throw error
}
