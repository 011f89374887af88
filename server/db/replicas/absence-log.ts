/** Why a replica is not read from. */
export type Absence = 'not asked yet' | 'away' | 'slow' | 'lags' | 'follows another primary'

/** Prints a line for the operator. */
export type ReplicaLog = Record<'info' | 'warn', (fields: object, line: string) => void>

/** Logs each reason once until the replica is read from again; a slow one may also be away at times. */
export function createAbsenceLog(name: string) {
  const logged = new Set<Absence>()
  let log: ReplicaLog | undefined

  return {
    start(operatorLog: ReplicaLog) {
      log = operatorLog
    },
    /** `absence` is null once the replica can be read from. */
    write(absence: Absence | null, error?: unknown) {
      if (absence === null) {
        if (logged.size > 0) log?.info({ replica: name }, 'a replica is read from again')
        logged.clear()
      } else if (absence !== 'not asked yet' && !logged.has(absence)) {
        logged.add(absence)
        log?.warn({ replica: name, reason: absence, err: error }, 'a replica is left out of reading')
      }
    },
  }
}
