import { Socket } from 'node:net'
import type pg from 'pg'

export const socketOf = (client: pg.ClientBase): Socket => {
  const stream: unknown = Reflect.get(Reflect.get(client, 'connection'), 'stream') // each client has one
  if (!(stream instanceof Socket)) throw new Error('The connection to the database has no socket.')
  return stream
}
