import type { AuditAction, AuditEntry } from '#contract/admin-log.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'

export const LOAD_FAILED = 'Greška pri učitavanju dnevnika'

const statusLabels: Record<ProfessionalStatus, string> = {
  pending: 'Na čekanju',
  approved: 'Odobreno',
  rejected: 'Odbijeno',
}

export const actionLabels: Record<AuditAction, string> = {
  profile_status: 'Status profila',
  premium: 'Oznaka Premium',
  review_hidden: 'Recenzija je skrivena',
  review_shown: 'Recenzija ostaje vidljiva',
  reply_hidden: 'Odgovor na recenziju je skriven',
  reply_shown: 'Odgovor na recenziju ostaje vidljiv',
  user_suspended: 'Račun je suspendiran',
  user_restored: 'Pristup je vraćen',
  category: 'Kategorije',
  lead_reported: 'Razgovor je prijavljen',
  lead_report_resolved: 'Prijava razgovora je riješena',
}

const valueLabels: Partial<Record<AuditAction, Record<string, string>>> = {
  profile_status: statusLabels,
  premium: { true: 'uključena', false: 'isključena' },
}

type Change = Pick<AuditEntry, 'action' | 'category' | 'from' | 'to'>

/** The label of a logged value; a name stays as it is. */
function valueLabel(action: AuditAction, value: string): string {
  const labels = valueLabels[action] ?? {}
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value
}

/** The decision in one sentence, with the old and new value if they add information. */
export function auditSentence({ action, category, from, to }: Change): string {
  // An entry without a category is about the order of all categories, of which only the new one is shown.
  if (action === 'category' && category === null) return `Redoslijed kategorija: ${to ?? ''}`
  const label = action === 'category' ? 'Naziv kategorije' : actionLabels[action]
  if (from === null || to === null || !['profile_status', 'premium', 'category'].includes(action)) return label
  return `${label}: ${valueLabel(action, to)} (prije: ${valueLabel(action, from)})`
}
