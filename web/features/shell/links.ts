import type { Role } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'

export const profileLink = (role: Role) => ({
  to: role === 'professional' ? pages.professionalProfile : pages.profile,
  label: role === 'professional' ? 'Moj Profil' : 'Profil',
})
