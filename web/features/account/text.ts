import type { Role } from '#contract/auth.ts'

export const personLabels = {
  name: 'Ime i prezime',
  email: 'E-mail adresa',
  current_password: 'Trenutačna lozinka',
  phone: 'Telefon',
  wedding_date: 'Datum vjenčanja',
} as const

export const passwordLabels = {
  current_password: 'Trenutačna lozinka',
  password: 'Nova lozinka',
  password_confirmation: 'Potvrda nove lozinke',
} as const

export const deletionLabels = { password: 'Lozinka' } as const

export const failureMessages = {
  save: 'Neuspjelo spremanje podataka. Pokušajte ponovo.',
  password: 'Neuspjela promjena lozinke. Pokušajte ponovo.',
  deletion: 'Neuspjelo brisanje računa. Pokušajte ponovo.',
} as const

/** The consequences of a deletion, by role. */
export const deletionConsequences: Record<Role, readonly string[]> = {
  couple: [
    'Brišu se vaše ime, e-mail adresa, telefon, datum vjenčanja, favoriti i sve prijave.',
    'Poslani upiti i razgovori ostaju pružateljima usluga, a vaše recenzije na njihovim profilima, ali bez vašeg imena, adrese i telefona. Datoteke koje ste poslali brišu se.',
    'Onima koji su vam odgovorili za dan koji tek dolazi javljamo e-poštom da ste izbrisali račun. Ono što ste s njima dogovorili time nije otkazano.',
  ],
  professional: [
    'Brišu se vaši podaci i sve prijave, a API ključevi i webhookovi prestaju vrijediti.',
    'Briše se i profil tvrtke: slike, kalendar, primljeni upiti s razgovorima i ponudama, i recenzije.',
    'Parovima čiji dan tek dolazi javljamo e-poštom da ste izbrisali račun. Ono što ste s njima dogovorili time nije otkazano.',
  ],
  admin: ['Brišu se vaši podaci i sve prijave.', 'Profili koje ste odobrili ostaju kakvi jesu.'],
}
