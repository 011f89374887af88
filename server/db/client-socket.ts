import { Socket } from 'node:net'
import type pg from 'pg'

/** A server that does not take leave for so long hangs, and so would whoever waits for it. */
const LEAVE_MS = 1_000

export const socketOf = (client: pg.ClientBase): Socket => {
  const stream: unknown = Reflect.get(Reflect.get(client, 'connection'), 'stream') // each client has one
  if (!(stream instanceof Socket)) throw new Error('The connection to the database has no socket.')
  return stream
}

/** Ends a connection in order; one whose server does not answer is cut off. */
export async function endClient(client: pg.Client): Promise<void> {
  const cutOff = setTimeout(() => socketOf(client).destroy(), LEAVE_MS)
  await client.end().finally(() => clearTimeout(cutOff))
}
