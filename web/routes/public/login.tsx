import { EntryLayout } from '#web/features/auth/account-layout.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'
import { useRedirectTarget } from '#web/features/auth/redirect-target.ts'
import { brandPicture } from '#web/lib/brand-pictures.ts'

export const meta = () => [{ title: 'Prijava · Zauvijek' }, { name: 'robots', content: 'noindex' }]

const pictures = [brandPicture('hero-1', [320, 640]), brandPicture('hero-2', [320, 640])] as const

export default function Login() {
  const { requested } = useRedirectTarget()
  return (
    <EntryLayout
      title="Prijava"
      intro={
        <p>
          {requested
            ? 'Nakon prijave vraćamo vas na stranicu s koje ste došli.'
            : 'Drago nam je da ste opet tu. Nastavite gdje ste stali.'}
        </p>
      }
      pictures={pictures}
    >
      <LoginForm />
    </EntryLayout>
  )
}
