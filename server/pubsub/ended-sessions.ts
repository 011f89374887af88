import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { EventStreams } from '#server/http/event-streams.ts'
import type { Channel } from './listener.ts'

const channelName = 'zauvijek_ended_sessions'

/**
 * Notifies every node, including this one, that sessions of this account have ended. PostgreSQL delivers the message if
 * and when the transaction commits.
 */
export async function publishEndedSessions(tx: Database, accountId: number): Promise<void> {
  await sql`select pg_notify(${channelName}, ${String(accountId)})`.execute(tx)
}

/** No catching up is needed, because each stream checks its session again at its next heartbeat. */
export const endedSessionsChannel = (streams: EventStreams): Channel => ({
  name: channelName,
  onMessage: (payload) => streams.recheck(Number(payload)),
  resume() {},
  suspend() {},
})
