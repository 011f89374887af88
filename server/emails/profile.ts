import type { Email } from './email.ts'

export const profileApproved = ({ companyName, profileUrl }: { companyName: string; profileUrl: string }): Email => ({
  subject: 'Vaš je profil odobren',
  preview: 'Od sada ga vide svi parovi.',
  heading: 'Vaš je profil odobren',
  body: [
    `Profil „${companyName}” od sada vide svi parovi koji biraju usluge za svoje vjenčanje.`,
    'Redovito osvježavajte kalendar: parovi koji traže po datumu najprije vide one koji su tog dana slobodni, a zauzete ne vide.',
  ],
  button: { label: 'Pogledaj profil', url: profileUrl },
})

interface Rejection {
  companyName: string
  reason: string | null
  editUrl: string
  contactEmail: string | null
}

export const profileRejected = ({ companyName, reason, editUrl, contactEmail }: Rejection): Email => ({
  subject: 'Vaš profil nije odobren',
  preview: reason ?? 'Podatke u profilu možete ispraviti.',
  heading: 'Vaš profil zasad nije odobren',
  body: [
    `Pregledali smo profil „${companyName}” i zasad ga nismo odobrili.`,
    ...(reason === null ? [] : ['Razlog:', { quote: reason }]),
    'Podatke, opis i slike i dalje možete mijenjati. Parovi profil u međuvremenu ne vide.',
    `Kad profil dopunite, javite ${contactEmail === null ? 'nam se preko stranice Kontakt' : `se na ${contactEmail}`} i ponovo ćemo ga pregledati.`,
  ],
  button: { label: 'Uredi profil', url: editUrl },
})
