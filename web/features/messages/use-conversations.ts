import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import type { PageOf } from '#contract/page.ts'
import { call } from '#web/call.ts'
import { failureMessage } from '#web/lib/load.ts'
import { subscribeToLeadUpdates } from '#web/lib/lead-stream.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'

export const CONVERSATIONS_PER_PAGE = 30

const byLatestWord = (one: Lead, other: Lead) =>
  other.last_message_at.localeCompare(one.last_message_at) || other.id - one.id

/** Both in one list, each lead once, as `newer` has it. */
function joinLeads(newer: readonly Lead[], older: readonly Lead[]): Lead[] {
  const ids = new Set(newer.map(({ id }) => id))
  return [...newer, ...older.filter(({ id }) => !ids.has(id))].toSorted(byLatestWord)
}

/**
 * The conversations by their latest word: the loaded page, those that were asked for beside it, and what the stream has
 * brought since. `search` names another list.
 */
export function useConversations(loaded: PageOf<Lead>, search: string) {
  const { revalidate } = useRevalidator()
  const [seen, setSeen] = useState(loaded)
  const [leads, setLeads] = useState<readonly Lead[]>(() => loaded.data.toSorted(byLatestWord))
  const [list, setList] = useState(search)
  const [pages, setPages] = useState({ loaded: 1, last: loaded.last_page })
  const [isLoading, setLoading] = useState(false)

  if (loaded !== seen) {
    setSeen(loaded)
    const isOther = list !== search
    setList(search)
    // Loaded anew, its first page is right; a lead that is gone since, and stood there, is gone.
    const last = loaded.data.at(-1)
    const beyond = isOther || last === undefined ? [] : leads.filter((lead) => byLatestWord(last, lead) < 0)
    setLeads(joinLeads(loaded.data, loaded.last_page === 1 ? [] : beyond))
    setPages({ loaded: isOther ? 1 : Math.min(pages.loaded, loaded.last_page), last: loaded.last_page })
  }

  const onLead = useEffectEvent((lead: Lead) => {
    const isListed = leads.some(({ id }) => id === lead.id)
    // Whether a name fits the search is the server's to say.
    if (isListed || search === '') setLeads(joinLeads([lead], leads))
    else void revalidate()
  })
  const onResumed = useEffectEvent(() => void revalidate())
  useEffect(
    () =>
      subscribeToLeadUpdates((update) => {
        if ('lead' in update) onLead(update.lead)
        else if (update.isResumed) onResumed()
      }),
    [],
  )

  async function loadOlder() {
    setLoading(true)
    try {
      const page = pages.loaded + 1
      const query = { sort: 'latest', search, page, per_page: CONVERSATIONS_PER_PAGE } as const
      const { data, last_page: last } = await call('GET /leads', { query })
      setLeads((before) => joinLeads(before, data))
      setPages({ loaded: page, last })
    } catch (error) {
      showSnackbar(failureMessage(error), 'error')
    }
    setLoading(false)
  }

  return { leads, hasOlder: pages.loaded < pages.last, isLoading, loadOlder }
}
