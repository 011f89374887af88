import { setTimeout as delay } from 'node:timers/promises'
import type { Lineage, Reference } from './primary-position.ts'
import { identifyServer, readServerState, type ServerConnection, type ServerIdentity } from './server-state.ts'

/** How long a read waits for its replica to catch up before it goes to the primary. */
export const CATCH_UP_MS = 50

/** The replica has not replayed what the answer needs. */
export class BehindError extends Error {
  override name = 'BehindError'
}

/** The replica does not follow the primary. */
export class NotFollowingError extends Error {
  override name = 'NotFollowingError'
}

const identities = new WeakMap<ServerConnection, ServerIdentity>()
/** By connection, which ends with its server, so a position recorded here never goes back. */
const replayed = new WeakMap<ServerConnection, { lineage: Lineage; position: number }>()

/** Asks each connection once. */
export async function identify(connection: ServerConnection): Promise<ServerIdentity> {
  const identity = identities.get(connection) ?? (await identifyServer(connection))
  identities.set(connection, identity)
  return identity
}

/**
 * How far the server has replayed the primary's log; Infinity for the primary itself. Throws a NotFollowingError if it
 * follows another log.
 */
export async function readReplayed(
  connection: ServerConnection,
  { identity: { system, startedAt }, timeline }: Lineage,
): Promise<number> {
  const identity = await identify(connection)
  const state = await readServerState(connection)
  if (identity.system !== system) throw new NotFollowingError('it is a copy of another database')
  if (!state.isStandby) {
    // Using the primary's own address as a replica does no harm.
    if (identity.startedAt === startedAt) return Infinity
    throw new NotFollowingError('it is a primary of its own')
  }
  if (state.timeline !== timeline) throw new NotFollowingError(`its timeline is ${state.timeline}, not ${timeline}`)
  return state.position
}

/**
 * Resolves once this connection's server has what the reference requires. Throws a BehindError if it does not have it in
 * time, or not at once while `isHopeless`.
 */
export async function catchUp(
  connection: ServerConnection,
  { lineage, position: needed }: Reference,
  isHopeless: () => boolean,
): Promise<void> {
  const known = replayed.get(connection)
  if (known?.lineage === lineage && known.position >= needed) return
  await identify(connection)
  const since = performance.now()
  for (let waitMs = 1; ; waitMs *= 2) {
    const position = await readReplayed(connection, lineage)
    replayed.set(connection, { lineage, position })
    if (position >= needed) return
    if (isHopeless() || performance.now() - since > CATCH_UP_MS) throw new BehindError()
    await delay(waitMs)
  }
}
