import { type RawBuilder, sql } from 'kysely'
import type { ConversationSide } from '#contract/messages.ts'
import type { Database } from '#server/db/connect.ts'
import type { Channel } from './listener.ts'
import { notingEventOf, type WebhookEvent } from './webhook-events.ts'

const channelName = 'zauvijek_leads'

/**
 * Part of a statement that changes a lead, with the ids as SQL expressions: notifies every node, including this one,
 * that the lead is new, changed or gone. PostgreSQL delivers the message if and when the transaction commits.
 */
export const publishingLeadUpdate = (ids: {
  professional_id: RawBuilder<unknown>
  couple_id: RawBuilder<unknown>
  lead_id: RawBuilder<unknown>
  counts_of?: RawBuilder<unknown>
}) => {
  const words = [ids.professional_id, ids.lead_id, sql`coalesce(${ids.couple_id}, 0)`]
  if (ids.counts_of) words.push(ids.counts_of)
  return sql`pg_notify(${channelName}, ${sql.join(words, sql` || ' ' || `)})`
}

/** The same for each row of a query on leads, by the columns' own names. */
export const publishingEachLead = publishingLeadUpdate({
  professional_id: sql`professional_id`,
  couple_id: sql`couple_id`,
  lead_id: sql`id`,
})

interface UpdatedLead {
  id: number
  professional_id: number
  couple_id: number | null
  /** The only side whose counts have changed; if left out, both sides' counts may have. */
  counts_of?: ConversationSide | undefined
}

/** The same with plain values. */
const publishingUpdateOf = ({ id, professional_id, couple_id, counts_of }: UpdatedLead) =>
  publishingLeadUpdate({
    professional_id: sql`${professional_id}::integer`,
    couple_id: sql`${couple_id}::integer`,
    lead_id: sql`${id}::integer`,
    ...(counts_of !== undefined && { counts_of: sql`${counts_of}::text` }),
  })

/** The same as a separate statement, which also records the events for the professional's webhooks. */
export async function publishLeadUpdate(
  tx: Database,
  lead: UpdatedLead,
  noted?: { events: readonly WebhookEvent[]; now: Date },
): Promise<void> {
  const notes = noted?.events.map((event) => notingEventOf(lead.professional_id, event, noted.now)) ?? []
  await sql`select ${sql.join([publishingUpdateOf(lead), ...notes])}`.execute(tx)
}

/** The side to which the leads belong. */
export type LeadSide = { professional_id: number } | { couple_id: number }

const sideKey = (side: LeadSide) =>
  'couple_id' in side ? `couple ${side.couple_id}` : `professional ${side.professional_id}`

export interface LeadUpdates {
  channel: Channel
  /**
   * Yields one side's leads that have changed since the last read, until the signal is aborted. The first time it
   * yields none, because the subscriber reads the current state itself.
   */
  subscribe: (side: LeadSide, signal: AbortSignal) => AsyncIterable<ChangedLeads>
}

export interface ChangedLeads {
  ids: number[]
  /** Whether others may have changed too: at the beginning, after a lost connection, or if there were too many. */
  mayMissSome: boolean
  /** Whether the side's counts may have changed; writing a message does not change the writer's own. */
  mayChangeCounts: boolean
}

/** The most ids that are queued for a slow subscriber. */
const MAX_PENDING = 50

class Subscriber {
  #waiting = new Set<number>()
  #mustRead = true
  #mustCount = true
  #wake = () => {}

  /** Without an id, any lead may have changed. */
  onMessage(leadId: number | null, changesCounts = true) {
    if (leadId === null || this.#waiting.size >= MAX_PENDING) this.#mustRead = true
    else this.#waiting.add(leadId)
    this.#mustCount ||= changesCounts
    this.#wake()
  }

  async *updates(signal: AbortSignal): AsyncGenerator<ChangedLeads> {
    signal.addEventListener('abort', () => this.#wake(), { once: true })
    while (!signal.aborted) {
      if (this.#waiting.size > 0 || this.#mustRead) {
        const changed = {
          ids: [...this.#waiting],
          mayMissSome: this.#mustRead,
          mayChangeCounts: this.#mustRead || this.#mustCount,
        }
        this.#waiting.clear()
        this.#mustRead = false
        this.#mustCount = false
        yield changed
      } else {
        await new Promise<void>((resolve) => (this.#wake = resolve))
      }
    }
  }
}

export function createLeadUpdates(): LeadUpdates {
  const subscribers = new Map<string, Set<Subscriber>>()

  return {
    channel: {
      name: channelName,
      onMessage(payload) {
        const [professional = '', leadId = '', couple = '', countsOf] = payload.split(' ')
        const sides = { professional: { professional_id: Number(professional) }, couple: { couple_id: Number(couple) } }
        for (const name of ['professional', 'couple'] as const) {
          const changesCounts = countsOf === undefined || countsOf === name
          for (const subscriber of subscribers.get(sideKey(sides[name])) ?? [])
            subscriber.onMessage(Number(leadId), changesCounts)
        }
      },
      resume() {
        for (const set of subscribers.values()) for (const subscriber of set) subscriber.onMessage(null)
      },
      // `resume` catches up on the changes missed in the meantime.
      suspend() {},
    },
    subscribe(side, signal) {
      const subscriber = new Subscriber()
      const key = sideKey(side)
      const own = subscribers.get(key) ?? new Set()
      subscribers.set(key, own.add(subscriber))
      const unsubscribe = () => {
        own.delete(subscriber)
        if (own.size === 0 && subscribers.get(key) === own) subscribers.delete(key)
      }
      signal.addEventListener('abort', unsubscribe, { once: true })
      if (signal.aborted) unsubscribe()
      return subscriber.updates(signal)
    },
  }
}
