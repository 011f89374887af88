import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import type { ConversationSide, Message } from '#contract/messages.ts'
import type { PageOf } from '#contract/page.ts'
import { ApiError, call } from '#web/call.ts'
import { subscribeToLeadUpdates, useMissedChanges } from '#web/lib/lead-stream.ts'
import { onPageReturn } from '#web/lib/page-return.ts'
import { useLatestRequest } from '#web/lib/use-latest-request.ts'
import { createConversation } from './conversation.ts'
import { notArrived } from './not-arrived.ts'
import { outboxOf, subscribeToSent } from './own-outbox.ts'

/** More than fit in a window, fewer than the server's maximum. */
const PER_PAGE = 100

interface Loaded {
  userId: number
  side: ConversationSide
  lead: Lead
  first: PageOf<Message>
  asOf: number
}

/** An open conversation: its messages, outgoing messages, and updates from the stream. */
export function useConversation({ userId, side, lead: loaded, first, asOf }: Loaded) {
  const { id } = loaded
  const { revalidate } = useRevalidator()
  const [lead, setLead] = useState(loaded)
  const beginRequest = useLatestRequest()
  const [arrived, setArrived] = useState<readonly Message[]>([])
  const [conversation] = useState(() =>
    createConversation({
      first,
      fetchPage: (query) =>
        call('GET /leads/:id/messages', { params: { id }, query: { per_page: PER_PAGE, ...query } }),
      onArrival: (messages) => setArrived(messages.filter(({ author }) => author !== side)),
    }),
  )
  const outbox = outboxOf(userId)
  const { messages, older } = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
  const onItsWay = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read)
  const outgoing = notArrived(
    onItsWay.filter(({ leadId }) => leadId === id),
    messages,
    side,
  )

  // A failure is made up for by the next event, at the latest when the connection is back.
  const loadNewer = () => void conversation.catchUp().catch(() => {})

  async function load() {
    loadNewer()
    const isLatest = beginRequest()
    try {
      const { data } = await call('GET /leads/:id', { params: { id } })
      if (isLatest()) setLead(data)
    } catch (error) {
      // The lead was withdrawn; the page says so.
      if (error instanceof ApiError && error.status === 404) void revalidate()
    }
  }
  useMissedChanges(asOf, () => void load())

  const catchUp = useEffectEvent(loadNewer)
  const reload = useEffectEvent(load)

  useEffect(() => {
    const ends = [
      subscribeToLeadUpdates((update) => {
        if ('counts' in update) {
          if (update.isResumed) void reload()
        } else if (update.lead.id === id) {
          // Newer than the answer to any request so far.
          beginRequest()
          setLead(update.lead)
          catchUp()
        }
      }),
      subscribeToSent((message) => {
        if (message.lead_id === id) conversation.addSent(message)
      }),
      onPageReturn(() => catchUp()),
    ]
    return () => ends.forEach((end) => end())
  }, [id, conversation, beginRequest])

  return {
    lead,
    messages,
    older,
    loadOlder: conversation.loadOlder,
    outgoing,
    arrived,
    send: (body: string, files: readonly File[]) => outbox.add(id, body, files, messages.at(-1)?.id ?? 0),
    retry: () => outbox.retry(id),
    discard: outbox.discard,
  }
}
