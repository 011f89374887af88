import type { LeadStatus } from '#contract/leads.ts'

/** What each status means to the couple that asked. */
export const sentStatuses: Record<LeadStatus, { label: string; meaning: string; tone: string }> = {
  new: {
    label: 'Poslano',
    meaning: 'Upit čeka odgovor.',
    tone: 'bg-info-soft text-info-ink',
  },
  contacted: {
    label: 'Kontaktirano',
    meaning: 'Pružatelj usluga vam se javio. Provjerite e-mail i propuštene pozive.',
    tone: 'bg-warning-soft text-warning-ink',
  },
  interested: {
    label: 'Zainteresirano',
    meaning: 'Pružatelj usluga želi vaš datum. Dogovorite pojedinosti i cijenu.',
    tone: 'bg-primary-soft text-primary-strong',
  },
  booked: {
    label: 'Rezervirano',
    meaning: 'Dan je u kalendaru upisan kao vaš.',
    tone: 'bg-joy-soft text-joy',
  },
  rejected: {
    label: 'Odbijeno',
    meaning: 'Pružatelj usluga ovaj put ne može prihvatiti upit.',
    tone: 'bg-tint text-muted',
  },
}
