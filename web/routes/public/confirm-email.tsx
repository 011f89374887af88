import { ConfirmEmail } from '#web/features/auth/confirm-email.tsx'

export const meta = () => [{ title: 'Potvrda e-mail adrese · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export default function ConfirmEmailPage() {
  return <ConfirmEmail />
}
