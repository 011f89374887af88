import type { Member } from './member.ts'

export interface Duties {
  /** Gives the duties to a worker that accepts requests, unless one has them. Called when a worker is up or has ended. */
  assign: () => void
}

/** The jobs and the housekeeping, which one of the workers runs. */
export function createDuties(members: ReadonlySet<Member>): Duties {
  let onDuty: Member | null = null

  return {
    assign() {
      if (onDuty && members.has(onDuty)) return
      onDuty = [...members].find(({ isUp }) => isUp) ?? null
      // If it ends meanwhile, another worker takes over.
      onDuty?.link.ask('startDuties').catch(() => {})
    },
  }
}
