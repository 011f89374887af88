import type { ReactNode } from 'react'
import type { User } from '#contract/auth.ts'
import { LeadNotifications } from '#web/features/lead-stream/lead-notifications.tsx'
import { WaitingMessages } from '#web/features/messages/waiting-messages.tsx'
import { ProfileReminder } from '#web/features/professionals/profile-reminder.tsx'

/** Rendered beside every page for signed-in couples and professionals; loaded only for them. */
export function ForSignedIn({ user: { id, role, professional } }: { user: User }): ReactNode {
  return (
    <>
      <LeadNotifications userId={id} isProfessional={role === 'professional'} />
      <WaitingMessages userId={id} />
      {professional && <ProfileReminder professionalId={professional.id} />}
    </>
  )
}
