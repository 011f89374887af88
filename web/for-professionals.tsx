import type { ReactNode } from 'react'
import type { User } from '#contract/auth.ts'
import { LeadNotifications } from '#web/features/lead-stream/lead-notifications.tsx'
import { ProfileReminder } from '#web/features/professionals/profile-reminder.tsx'

/** Beside every page of a signed-in professional; fetched for them alone. */
export function ForProfessionals({ user: { id, professional } }: { user: User }): ReactNode {
  return (
    <>
      <LeadNotifications userId={id} />
      {professional && <ProfileReminder professionalId={professional.id} />}
    </>
  )
}
