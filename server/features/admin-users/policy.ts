interface Account {
  id: number
  suspended_at: Date | null
}

export const alreadySuspended = 'Račun je već suspendiran.'

/** Why the actor may not suspend it; null if it may. */
export function validateSuspension(actor: { id: number }, { id, suspended_at }: Account): string | null {
  if (id === actor.id) return 'Ne možete suspendirati vlastiti račun.'
  return suspended_at === null ? null : alreadySuspended
}

/** The last admin who can sign in is needed to lift suspensions. */
export const hasOtherActiveAdmin = (admins: readonly Account[], without: number): boolean =>
  admins.some(({ id, suspended_at }) => id !== without && suspended_at === null)
