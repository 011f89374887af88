import type { ProfessionalStatus } from '#contract/professionals.ts'

/** For the owner, on the page that couples see or will see. */
export const ownProfileText = (status: ProfessionalStatus) =>
  status === 'approved' ? 'Ovako vaš profil vide parovi.' : 'Ovako će vaš profil vidjeti parovi.'
