import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import type { ProfessionalContext } from './history.ts'
import { instantOn } from './random.ts'
import type { Marketplace, UserRow } from './rows.ts'

/** The demo couple's favourites, with its own notes. */
const demoFavorites: Readonly<Record<string, string | null>> = {
  'Studio Lipanjsko svjetlo': 'Hana se javila odmah. Pitati može li proba u listopadu.',
  'Rez i tišina': 'Mama kaže da je ovo najljepši film koji je vidjela.',
  'Kestenov hlad': 'Ima sjene i za djecu. Zadnji autobus u 23:40, treba nam prijevoz natrag.',
  'Subotom navečer': 'Slušali ih kod Tene i Krešimira.\nPitati za razglas na obredu.',
  'Bećarska ura': null,
  'Tri kata šećera': 'Kat bez glutena za Anu!',
  'Oldtimeri Tuškanac': null,
  'Božur i pelin': 'Božuri samo do lipnja.',
}

/** The demo couple's favourite, if this company is one. */
export function addDemoFavorite(
  rows: Marketplace,
  { id, company, random }: ProfessionalContext,
  couple: UserRow,
  today: CalendarDay,
): void {
  const note = demoFavorites[company.name]
  if (note === undefined || company.status !== undefined) return
  rows.favorites.push({
    id: rows.favorites.length + 1,
    couple_id: couple.id,
    professional_id: id,
    created_at: instantOn(addDays(today, -20 - rows.favorites.length), random),
    note,
  })
}
