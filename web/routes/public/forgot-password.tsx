import { ForgotPassword } from '#web/features/auth/forgot-password.tsx'
import { brandPicture } from '#web/lib/brand-pictures.ts'

export const meta = () => [{ title: 'Zaboravljena lozinka · Zauvijek' }, { name: 'robots', content: 'noindex' }]

const pictures = [brandPicture('hero-2', [320, 640]), brandPicture('hero-4', [320, 640])] as const

export default function ForgotPasswordPage() {
  return <ForgotPassword pictures={pictures} />
}
