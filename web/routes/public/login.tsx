import { EntryLayout } from '#web/features/auth/account-layout.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'
import { useRedirectTarget } from '#web/features/auth/redirect-target.ts'
import { brandPicture } from '#web/lib/brand-pictures.ts'
import { sessionHasRunOut } from '#web/lib/session.ts'

export const meta = () => [{ title: 'Prijava · Zauvijek' }, { name: 'robots', content: 'noindex' }]

const pictures = [brandPicture('hero-1', [320, 640]), brandPicture('hero-2', [320, 640])] as const

export default function Login() {
  const { requested } = useRedirectTarget()
  const Intro = sessionHasRunOut() ? SessionHasRunOut : Welcome
  return (
    <EntryLayout title="Prijava" intro={<Intro leadsBack={requested !== undefined} />} pictures={pictures}>
      <LoginForm />
    </EntryLayout>
  )
}

const Welcome = ({ leadsBack }: { leadsBack: boolean }) => (
  <p>
    {leadsBack
      ? 'Nakon prijave vraćamo vas na stranicu s koje ste došli.'
      : 'Drago nam je da ste opet tu. Nastavite gdje ste stali.'}
  </p>
)

/** For users who did not ask for this page. The server does not say why a session has ended. */
const SessionHasRunOut = ({ leadsBack }: { leadsBack: boolean }) => (
  <p role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-warning">
    Vaša prijava više ne vrijedi. Prijavite se ponovo
    {leadsBack ? ' i vratit ćemo vas na stranicu na kojoj ste bili.' : '.'}
  </p>
)
