import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { Channel } from './listener.ts'

/** On which the nodes tell each other of leads. */
const channelName = 'zauvijek_leads'

/**
 * Tells every node, this one included, that a lead is new, has changed or is gone; PostgreSQL delivers it when, and only
 * when, the transaction commits.
 */
export async function publishLeadUpdate(
  tx: Database,
  { professional_id, lead_id }: { professional_id: number; lead_id: number },
): Promise<void> {
  await sql`select pg_notify(${channelName}, ${`${professional_id} ${lead_id}`})`.execute(tx)
}

/** What has been heard since it was last asked. */
interface LeadUpdate {
  leadIds: number[]
  /** More may have happened than `leadIds` says. */
  isIncomplete: boolean
}

export interface LeadUpdates {
  channel: Channel
  /** News of one professional's leads from this call on, until the signal is aborted; at first everything is unheard. */
  subscribe: (professionalId: number, signal: AbortSignal) => AsyncIterable<LeadUpdate>
}

/** Of a follower who is slow; who is still slower is told that more has happened. */
const MAX_PENDING = 50

class Subscriber {
  #waiting = new Set<number>()
  #isIncomplete = true
  #wake = () => {}

  onMessage(leadId: number | null) {
    if (leadId === null || this.#waiting.size >= MAX_PENDING) this.#isIncomplete = true
    else this.#waiting.add(leadId)
    this.#wake()
  }

  async *updates(signal: AbortSignal): AsyncGenerator<LeadUpdate> {
    signal.addEventListener('abort', () => this.#wake(), { once: true })
    while (!signal.aborted) {
      if (this.#waiting.size > 0 || this.#isIncomplete) {
        const heard = { leadIds: [...this.#waiting], isIncomplete: this.#isIncomplete }
        this.#waiting.clear()
        this.#isIncomplete = false
        yield heard
      } else {
        await new Promise<void>((resolve) => (this.#wake = resolve))
      }
    }
  }
}

export function createLeadUpdates(): LeadUpdates {
  const subscribers = new Map<number, Set<Subscriber>>()

  return {
    channel: {
      name: channelName,
      onMessage(payload) {
        const [professionalId = 0, leadId = 0] = payload.split(' ').map(Number)
        for (const follower of subscribers.get(professionalId) ?? []) follower.onMessage(leadId)
      },
      resume() {
        for (const set of subscribers.values()) for (const follower of set) follower.onMessage(null)
      },
      // Whoever follows is told when it is over.
      suspend() {},
    },
    subscribe(professionalId, signal) {
      const follower = new Subscriber()
      const own = subscribers.get(professionalId) ?? new Set()
      subscribers.set(professionalId, own.add(follower))
      const unsubscribe = () => {
        own.delete(follower)
        if (own.size === 0 && subscribers.get(professionalId) === own) subscribers.delete(professionalId)
      }
      signal.addEventListener('abort', unsubscribe, { once: true })
      if (signal.aborted) unsubscribe()
      return follower.updates(signal)
    },
  }
}
