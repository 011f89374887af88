import { ResetPassword } from '#web/features/auth/reset-password.tsx'
import { brandPicture } from '#web/lib/brand-pictures.ts'

export const meta = () => [{ title: 'Nova lozinka · Zauvijek' }, { name: 'robots', content: 'noindex' }]

const pictures = [brandPicture('hero-2', [320, 640]), brandPicture('hero-4', [320, 640])] as const

export default function ResetPasswordPage() {
  return <ResetPassword pictures={pictures} />
}
