import type { ReactNode } from 'react'
import type { User } from '#contract/auth.ts'
import { LeadNotifications } from '#web/features/lead-stream/lead-notifications.tsx'
import { WaitingMessages } from '#web/features/messages/waiting-messages.tsx'
import { ProfileReminder } from '#web/features/professionals/profile-reminder.tsx'

/** Beside every page of a couple or a professional who is signed in; fetched for them alone. */
export function ForSignedIn({ user: { id, role, professional } }: { user: User }): ReactNode {
  return (
    <>
      <LeadNotifications userId={id} isProfessional={role === 'professional'} />
      <WaitingMessages userId={id} />
      {professional && <ProfileReminder professionalId={professional.id} />}
    </>
  )
}
