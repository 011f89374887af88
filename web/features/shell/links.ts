import type { Role } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'

type ShellLink = { to: string; label: string }

const home: ShellLink = { to: pages.home, label: 'Početna' }

const byRole: Record<Role, ShellLink[]> = {
  couple: [
    { to: pages.favorites, label: 'Favoriti' },
    { to: pages.enquiries, label: 'Moji upiti' },
  ],
  professional: [
    { to: pages.professionalCalendar, label: 'Kalendar' },
    { to: pages.professionalLeads, label: 'Upiti' },
    { to: pages.professionalStatistics, label: 'Brojke' },
  ],
  admin: [{ to: pages.adminProfessionals, label: 'Administracija' }],
}

/** The links of the top bar and of the drawer, the same in both. */
export const linksFor = (role: Role | undefined): ShellLink[] => (role ? [home, ...byRole[role]] : [home])

export const profileLink = (role: Role) => ({
  to: role === 'professional' ? pages.professionalProfile : pages.profile,
  label: role === 'professional' ? 'Moj Profil' : 'Profil',
})
