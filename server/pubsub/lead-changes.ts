import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { Channel } from './listener.ts'

/** On which the nodes tell each other of leads. */
const channelName = 'zauvijek_leads'

/**
 * Tells every node, this one included, that a lead is new, has changed or is gone; PostgreSQL delivers it when, and only
 * when, the transaction commits.
 */
export async function tellLeadNews(
  tx: Database,
  { professional_id, lead_id }: { professional_id: number; lead_id: number },
): Promise<void> {
  await sql`select pg_notify(${channelName}, ${`${professional_id} ${lead_id}`})`.execute(tx)
}

/** What has been heard since it was last asked. */
interface HeardNews {
  leadIds: number[]
  /** More may have happened than `leadIds` says. */
  isIncomplete: boolean
}

export interface LeadNews {
  channel: Channel
  /** News of one professional's leads from this call on, until the signal is aborted; at first everything is unheard. */
  follow: (professionalId: number, signal: AbortSignal) => AsyncIterable<HeardNews>
}

/** Of a follower who is slow; who is still slower is told that more has happened. */
const MOST_WAITING = 50

class Follower {
  #waiting = new Set<number>()
  #isIncomplete = true
  #wake = () => {}

  hear(leadId: number | null) {
    if (leadId === null || this.#waiting.size >= MOST_WAITING) this.#isIncomplete = true
    else this.#waiting.add(leadId)
    this.#wake()
  }

  async *news(signal: AbortSignal): AsyncGenerator<HeardNews> {
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

export function makeLeadNews(): LeadNews {
  const followers = new Map<number, Set<Follower>>()

  return {
    channel: {
      name: channelName,
      hear(payload) {
        const [professionalId = 0, leadId = 0] = payload.split(' ').map(Number)
        for (const follower of followers.get(professionalId) ?? []) follower.hear(leadId)
      },
      resume() {
        for (const set of followers.values()) for (const follower of set) follower.hear(null)
      },
      // Whoever follows is told when it is over.
      suspend() {},
    },
    follow(professionalId, signal) {
      const follower = new Follower()
      const own = followers.get(professionalId) ?? new Set()
      followers.set(professionalId, own.add(follower))
      const leave = () => {
        own.delete(follower)
        if (own.size === 0 && followers.get(professionalId) === own) followers.delete(professionalId)
      }
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      return follower.news(signal)
    },
  }
}
