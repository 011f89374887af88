import { Socket } from 'node:net'
import type pg from 'pg'

/** A server that has not said goodbye within this time is hanging, and would keep us waiting. */
const LEAVE_MS = 1_000

export const socketOf = (client: pg.ClientBase): Socket => {
  const stream: unknown = Reflect.get(Reflect.get(client, 'connection'), 'stream') // every client has one
  if (!(stream instanceof Socket)) throw new Error('The connection to the database has no socket.')
  return stream
}

/** Closes a connection properly, or cuts it off if the server does not answer. */
export async function endClient(client: pg.Client): Promise<void> {
  const cutOff = setTimeout(() => socketOf(client).destroy(), LEAVE_MS)
  await client.end().finally(() => clearTimeout(cutOff))
}
