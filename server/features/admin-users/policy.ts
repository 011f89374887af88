interface Account {
  id: number
  suspended_at: Date | null
}

export const alreadySuspended = 'Račun je već suspendiran.'

/** Why the actor may not suspend it; null when nothing stands against it. */
export function validateSuspension(actor: { id: number }, { id, suspended_at }: Account): string | null {
  if (id === actor.id) return 'Ne možete suspendirati vlastiti račun.'
  return suspended_at === null ? null : alreadySuspended
}

/** Without an admin who can sign in nobody could bring anybody back. */
export const hasOtherActiveAdmin = (admins: readonly Account[], without: number): boolean =>
  admins.some(({ id, suspended_at }) => id !== without && suspended_at === null)
