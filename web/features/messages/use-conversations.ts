import { useEffect, useEffectEvent, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { PageOf } from '#contract/page.ts'
import { call } from '#web/call.ts'
import { countLeadChanges, subscribeToLeadUpdates, useMissedChanges } from '#web/lib/lead-stream.ts'
import { useLatestRequest } from '#web/lib/use-latest-request.ts'
import { showFailure } from '#web/ui/snackbar.tsx'

export const CONVERSATIONS_PER_PAGE = 30

const byLatestWord = (one: Lead, other: Lead) =>
  other.last_message_at.localeCompare(one.last_message_at) || other.id - one.id

/** Both lists joined without duplicates; `newer` wins. */
function joinLeads(newer: readonly Lead[], older: readonly Lead[]): Lead[] {
  const ids = new Set(newer.map(({ id }) => id))
  return [...newer, ...older.filter(({ id }) => !ids.has(id))].toSorted(byLatestWord)
}

interface Conversations {
  leads: readonly Lead[]
  /** How many pages of the list are loaded, and how many there are. */
  pages: { loaded: number; last: number }
}

const fetchPage = (search: string, page: number) =>
  call('GET /leads', { query: { sort: 'latest', search, page, per_page: CONVERSATIONS_PER_PAGE } })

const fromFirstPage = ({ data, last_page: last }: PageOf<Lead>): Conversations => ({
  leads: data.toSorted(byLatestWord),
  pages: { loaded: 1, last },
})

/** After a reload of the first page: leads that have disappeared from it are removed, those below it stay. */
function withFirstPage({ leads, pages }: Conversations, { data, last_page: last }: PageOf<Lead>): Conversations {
  const end = data.at(-1)
  const below = end === undefined || last === 1 ? [] : leads.filter((lead) => byLatestWord(end, lead) < 0)
  return { leads: joinLeads(data, below), pages: { loaded: Math.min(pages.loaded, last), last } }
}

/**
 * The conversations by their latest message: the loaded page, further pages loaded on request, and updates from the
 * stream. Keyed by the search.
 */
export function useConversations(first: PageOf<Lead>, search: string, asOf: number) {
  const [{ leads, pages }, setList] = useState(() => fromFirstPage(first))
  const [isLoading, setLoading] = useState(false)
  const beginRequest = useLatestRequest()

  // A failure leaves the list as it is; the next event or reconnection tries again.
  function load() {
    const isLatest = beginRequest()
    const changes = countLeadChanges()
    fetchPage(search, 1).then(
      (page) => {
        if (!isLatest()) return
        // The list may have received something newer meanwhile.
        if (changes === countLeadChanges()) setList((before) => withFirstPage(before, page))
        else load()
      },
      () => {},
    )
  }
  useMissedChanges(asOf, load)
  const reload = useEffectEvent(load)
  const onLead = useEffectEvent((lead: Lead) => {
    const isListed = leads.some(({ id }) => id === lead.id)
    // Only the server can tell whether a name matches the search.
    if (isListed || search === '') setList((before) => ({ ...before, leads: joinLeads([lead], before.leads) }))
    else reload()
  })
  useEffect(
    () =>
      subscribeToLeadUpdates((update) => {
        if ('lead' in update) onLead(update.lead)
        else if (update.isResumed) reload()
      }),
    [],
  )

  async function loadOlder() {
    setLoading(true)
    try {
      const page = pages.loaded + 1
      const { data, last_page: last } = await fetchPage(search, page)
      setList((before) => ({ leads: joinLeads(before.leads, data), pages: { loaded: page, last } }))
    } catch (error) {
      showFailure(error)
    }
    setLoading(false)
  }

  return { leads, hasOlder: pages.loaded < pages.last, isLoading, loadOlder }
}
