import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { statusLabels } from './profile-text.ts'

const badges: Record<ProfessionalStatus, string> = {
  pending: 'bg-info-soft text-info',
  approved: 'bg-success-soft text-success',
  rejected: 'bg-warning-soft text-warning',
}

export function StatusBadge({ status }: { status: ProfessionalStatus }) {
  return (
    <span className={cx('rounded-full px-3 py-1 text-sm font-semibold', badges[status])}>{statusLabels[status]}</span>
  )
}

const banners: Record<ProfessionalStatus, { icon: string; title: string; text: ReactNode }> = {
  pending: {
    icon: mdiInformationOutline,
    title: 'Profil u pregledu',
    text: 'Vaš je profil poslan na pregled. Javit ćemo vam čim bude odobren.',
  },
  approved: {
    icon: mdiCheckCircleOutline,
    title: 'Profil je odobren',
    text: 'Vaš je profil vidljiv javnosti.',
  },
  rejected: {
    icon: mdiAlertCircleOutline,
    title: 'Profil nije odobren',
    text: (
      <>
        Parovi ga zasad ne vide.{' '}
        <Link to="/support" className="font-semibold underline underline-offset-4">
          Obratite se podršci
        </Link>{' '}
        kako bismo ga zajedno doveli u red.
      </>
    ),
  },
}

/** Explains the status to the owner. */
export function StatusBanner({
  status,
  reason,
  completion,
}: {
  status: ProfessionalStatus
  /** The admin's reason for a rejection. */
  reason?: string | null | undefined
  /** A link to a missing part, while there is one. */
  completion: ReactNode
}) {
  const { icon, title, text } = banners[status]
  return (
    <div className={cx('flex gap-3 rounded-control px-4 py-3.5', badges[status])}>
      <Icon path={icon} className="mt-px size-6" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
        {status === 'pending' && completion}
        {reason && <p className="mt-2 whitespace-pre-line wrap-anywhere">Razlog: {reason}</p>}
      </div>
    </div>
  )
}
