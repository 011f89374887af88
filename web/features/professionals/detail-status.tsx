import { mdiEyeOffOutline } from '@mdi/js'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { Icon } from '#web/ui/icon.tsx'

const sentences: Record<Exclude<ProfessionalStatus, 'approved'>, string> = {
  pending: 'Profil je u pregledu. Dok ne bude odobren, ovu stranicu vide samo vlasnik i administratori.',
  rejected: 'Profil nije odobren. Ovu stranicu vide samo vlasnik i administratori.',
}

/** For the owner and admins, who alone can see an unpublished profile. */
export function DetailStatus({ status }: { status: Exclude<ProfessionalStatus, 'approved'> }) {
  return (
    <p className="mb-4 flex items-start gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning">
      <Icon path={mdiEyeOffOutline} className="mt-0.5" />
      {sentences[status]}
    </p>
  )
}
