import type { AdminReview, AuditAction, AuditEntry } from '#contract/admin.ts'
import type { Role } from '#contract/auth.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'

export const titles = {
  professionals: 'Pružatelji usluga',
  reviews: 'Recenzije',
  users: 'Korisnici',
  categories: 'Kategorije',
  log: 'Dnevnik',
} as const

export const ACCESS_DENIED = 'Nemate pristup ovoj stranici'

export const failed = {
  professionals: 'Greška pri učitavanju profesionalaca',
  reviews: 'Greška pri učitavanju recenzija',
  users: 'Greška pri učitavanju korisnika',
  categories: 'Greška pri učitavanju kategorija',
  log: 'Greška pri učitavanju dnevnika',
  status: 'Greška pri promjeni statusa',
  premium: 'Greška pri promjeni oznake Premium',
  review: 'Greška pri promjeni recenzije',
  user: 'Greška pri promjeni računa',
  category: 'Greška pri spremanju naziva',
  order: 'Greška pri spremanju redoslijeda',
} as const

export const statusLabels: Record<ProfessionalStatus, string> = {
  pending: 'Na čekanju',
  approved: 'Odobreno',
  rejected: 'Odbijeno',
}

export const roleLabels: Record<Role, string> = {
  couple: 'Par',
  professional: 'Pružatelj usluga',
  admin: 'Administrator',
}

export const actionLabels: Record<AuditAction, string> = {
  profile_status: 'Status profila',
  premium: 'Oznaka Premium',
  review_hidden: 'Recenzija je skrivena',
  review_shown: 'Recenzija ostaje vidljiva',
  user_suspended: 'Račun je suspendiran',
  user_restored: 'Pristup je vraćen',
  category: 'Kategorije',
}

const values: Partial<Record<AuditAction, Record<string, string>>> = {
  profile_status: statusLabels,
  premium: { true: 'uključena', false: 'isključena' },
}

type Change = Pick<AuditEntry, 'action' | 'category' | 'from' | 'to'>

/** A value of the log in words; a name is its own. */
function valueLabel(action: AuditAction, value: string): string {
  const words = values[action] ?? {}
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value
}

/** What was done, with from what to what where that says more. */
export function auditSentence({ action, category, from, to }: Change): string {
  // Without a category it is the order of them all, of which the new one says enough.
  if (action === 'category' && category === null) return `Redoslijed kategorija: ${to ?? ''}`
  const label = action === 'category' ? 'Naziv kategorije' : actionLabels[action]
  if (from === null || to === null || !['profile_status', 'premium', 'category'].includes(action)) return label
  return `${label}: ${valueLabel(action, from)} → ${valueLabel(action, to)}`
}

export const reviewerOf = ({ couple }: Pick<AdminReview, 'couple'>) => couple?.name.trim() || 'Anonimno'

/** The id of what stands over a list, where the focus goes when what had it has left. */
export const LIST_ID = 'popis'
