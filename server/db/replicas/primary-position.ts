import {
  identifyServer,
  readServerState,
  readWrittenPosition,
  type ServerConnection,
  type ServerIdentity,
} from './server-state.ts'

/** The longest a read waits to learn what a replica must have replayed. */
const ANSWER_MS = 100
const MAX_SAMPLES = 600

/** The primary from which this process receives invalidations, on one connection. */
export interface Lineage {
  identity: ServerIdentity
  timeline: number
}

/** A position in the primary's log that includes every change whose invalidation this process has received. */
export interface Reference {
  lineage: Lineage
  position: number
}

export interface PrimaryPosition {
  /** From now on, invalidations are received over this connection and none is missed. */
  follow: (connection: ServerConnection) => void
  /** Invalidations may be missed from now on. */
  leave: () => void
  /** An invalidation has arrived: earlier positions do not include its change. */
  noteChange: () => void
  /** Null while invalidations may be missed, or if the primary does not answer in time. */
  current: () => Promise<Reference | null>
  /** The same, but always measured again. */
  measure: () => Promise<Reference | null>
  /** Seconds since the primary was first seen beyond this position; 0 if it was not. */
  lagAt: (position: number) => number
}

const limited = <Result>(answer: Promise<Result>): Promise<Result | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ANSWER_MS, null)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })

async function readLineage(connection: ServerConnection): Promise<Lineage> {
  const identity = await identifyServer(connection)
  const { timeline } = await readServerState(connection)
  return { identity, timeline }
}

export function createPrimaryPosition(): PrimaryPosition {
  let changes = 0
  let source: { connection: ServerConnection; lineage: Promise<Lineage | null> } | null = null
  let known: { reference: Reference; changes: number } | null = null
  let pending: { answer: Promise<Reference | null>; changes: number } | null = null
  let samples: { position: number; at: number }[] = []

  function addSample(position: number) {
    if (position <= (samples.at(-1)?.position ?? -1)) return
    samples.push({ position, at: performance.now() })
    if (samples.length > MAX_SAMPLES) samples.shift()
  }

  async function ask(from: NonNullable<typeof source>, changesBefore: number): Promise<Reference | null> {
    try {
      const lineage = await from.lineage
      const position = await readWrittenPosition(from.connection)
      if (from !== source || lineage === null) return null
      addSample(position)
      const reference = { lineage, position }
      if (changesBefore >= (known?.changes ?? 0)) known = { reference, changes: changesBefore }
      return reference
    } catch {
      return null // the listener reports a lost connection
    }
  }

  function measure() {
    if (source === null) return Promise.resolve(null)
    // A position requested before the last change may not include it.
    const answer = ask(source, changes)
    pending = { answer, changes }
    return limited(answer)
  }

  return {
    follow(connection) {
      known = null
      samples = []
      changes++
      const lineage = readLineage(connection).catch(() => null) // the listener reports a lost connection
      source = { connection, lineage }
      pending = null
    },
    leave() {
      source = null
      known = null
      pending = null
    },
    noteChange() {
      changes++
    },
    async current() {
      if (known?.changes === changes) return known.reference
      return pending?.changes === changes ? limited(pending.answer) : measure()
    },
    measure,
    lagAt(position) {
      const beyond = samples.find((sample) => sample.position > position)
      return beyond ? (performance.now() - beyond.at) / 1000 : 0
    },
  }
}
