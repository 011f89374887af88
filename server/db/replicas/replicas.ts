import { AsyncLocalStorage } from 'node:async_hooks'
import type { StatementRouter } from '#server/db/connect.ts'
import { createShares, type Shares } from '#server/db/shares.ts'
import type { ReplicaLog } from './absence-log.ts'
import { createPrimaryPosition, type PrimaryPosition, type Reference } from './primary-position.ts'
import { BehindError } from './replayed-position.ts'
import { createReplica, type Replica } from './replica.ts'

/** Why the primary was used although a replica might have been. */
export const fallbackReasons = ['no reference', 'none ready', 'behind', 'failed'] as const
export type FallbackReason = (typeof fallbackReasons)[number]

export interface ReplicaStats {
  replicas: { name: string; isReady: boolean; lagSeconds: number; reads: number }[]
  fallbacks: Record<FallbackReason, number>
}

export interface Replicas extends StatementRouter, Pick<PrimaryPosition, 'follow' | 'leave' | 'noteChange'> {
  /**
   * Lets the statements that `make` runs outside transactions be read from a replica; for answers that are cached for
   * everyone.
   */
  readAnswer: <Made extends { status?: number }>(make: () => Promise<Made>) => Promise<Made>
  start: (log: ReplicaLog) => Promise<void>
  stats: () => ReplicaStats
  close: () => Promise<void>
}

/** The making of one answer: entirely from one replica, or from the primary once that replica has failed. */
interface Reading {
  reference: Promise<Reference | null> | undefined
  replica: Replica | undefined
  isOnPrimary: boolean
  hasRead: boolean
}

const noFallbacks = (): ReplicaStats['fallbacks'] => ({ 'no reference': 0, 'none ready': 0, behind: 0, failed: 0 })

/** For a database without replicas. */
export const noReplicas: Replicas = {
  follow() {},
  leave() {},
  noteChange() {},
  readAnswer: (make) => make(),
  isRouting: () => false,
  route: (_text, _values, onPrimary) => onPrimary(),
  start: async () => {},
  stats: () => ({ replicas: [], fallbacks: noFallbacks() }),
  close: async () => {},
}

const isRead = (text: string) => /^\s*(select|with)\b/i.test(text)

/** A statement that took too long would take as long on the primary. */
const isTooSlow = (error: unknown) => error instanceof Error && Reflect.get(error, 'code') === '57014'

interface ReplicasOptions {
  urls: readonly string[]
  /** Called for each replica. */
  sharesOf?: () => Shares
}

export function createReplicas({ urls, sharesOf = createShares }: ReplicasOptions): Replicas {
  if (urls.length === 0) return noReplicas
  const primary = createPrimaryPosition()
  const replicas = urls.map((url) => createReplica({ url, primary, shares: sharesOf() }))
  const current = new AsyncLocalStorage<Reading>()
  const fallbacks = noFallbacks()
  let turn = 0

  /** The least busy one, taking turns. */
  function choose(): Replica | undefined {
    turn = (turn + 1) % replicas.length
    return [...replicas.slice(turn), ...replicas.slice(0, turn)]
      .filter((replica) => replica.isReady())
      .reduce<Replica | undefined>((least, one) => (least && least.load() <= one.load() ? least : one), undefined)
  }

  const startReading = (isOnPrimary: boolean): Reading => ({
    reference: undefined,
    replica: undefined,
    isOnPrimary,
    hasRead: false,
  })

  function fallBack(reading: Reading, reason: FallbackReason): void {
    reading.isOnPrimary = true
    fallbacks[reason]++
  }

  async function prepare(reading: Reading): Promise<{ reference: Reference; replica: Replica } | null> {
    reading.replica ??= choose()
    if (!reading.replica) {
      fallBack(reading, 'none ready')
      return null
    }
    const reference = await (reading.reference ??= primary.current())
    if (reference) return { reference, replica: reading.replica }
    if (!reading.isOnPrimary) fallBack(reading, 'no reference')
    return null
  }

  return {
    follow: primary.follow,
    leave: primary.leave,
    noteChange: primary.noteChange,
    isRouting: () => current.getStore()?.isOnPrimary === false,
    async route(text, values, onPrimary) {
      const reading = current.getStore()
      if (!reading || reading.isOnPrimary || !isRead(text)) return onPrimary()
      const from = await prepare(reading)
      if (!from || reading.isOnPrimary) return onPrimary()
      try {
        const result = await from.replica.read(text, values, from.reference)
        reading.hasRead = true
        return result
      } catch (error) {
        if (isTooSlow(error)) throw error
        if (!reading.isOnPrimary) fallBack(reading, error instanceof BehindError ? 'behind' : 'failed')
        return onPrimary()
      }
    },
    async readAnswer(make) {
      const reading = startReading(false)
      try {
        // Work that continues after it, with an ageing reference, is not read from a replica.
        const made = await current.run(reading, make).finally(() => (reading.isOnPrimary = true))
        if (!reading.hasRead || (made.status ?? 200) === 200) return made
      } catch (error) {
        if (!reading.hasRead || isTooSlow(error)) throw error
      }
      // The absence of something is not cached, so no invalidation announces its arrival.
      return current.run(startReading(true), make)
    },
    async start(log) {
      await Promise.all(replicas.map((replica) => replica.start(log)))
    },
    stats: () => ({ replicas: replicas.map(({ name, stats }) => ({ name, ...stats() })), fallbacks: { ...fallbacks } }),
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
