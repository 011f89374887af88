import type { Email } from './email.ts'
import { byAdmin, objectionText } from './moderation.ts'

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

interface Decision {
  companyName: string
  reason: string | null
  editUrl: string
  contactEmail: string | null
}

/**
 * Also to an owner whose profile was public until then. The statement of reasons required by Regulation (EU) 2019/1150,
 * art. 4, and 2022/2065, art. 17.
 */
export const profileRejected = ({ companyName, reason, editUrl, contactEmail }: Decision): Email => ({
  subject: 'Vaš profil nije odobren',
  preview: reason ?? 'Podatke u profilu možete ispraviti.',
  heading: 'Vaš profil zasad nije odobren',
  body: [
    `Pregledali smo profil „${companyName}” i zasad nije odobren: parovi ga ne vide. ${byAdmin}`,
    ...(reason === null
      ? ['Ne ispunjava neki od zahtjeva za objavu iz uvjeta korištenja. Koji, javljamo vam na upit.']
      : ['Razlog:', { quote: reason }]),
    'Podatke, opis i slike i dalje možete mijenjati.',
    `Kad profil dopunite, javite ${contactEmail === null ? 'nam se preko stranice Kontakt' : `se na ${contactEmail}`} i ponovo ćemo ga pregledati.`,
    objectionText({ contactEmail }),
  ],
  button: { label: 'Uredi profil', url: editUrl },
})

/** To an owner whose profile was decided before: couples do not see it until it is approved. A statement of reasons, too. */
export const profileUnderReview = ({ companyName, reason, editUrl, contactEmail }: Decision): Email => ({
  subject: 'Vaš je profil ponovo na pregledu',
  preview: reason ?? 'Dok ga ne odobrimo, parovi ga ne vide.',
  heading: 'Vaš je profil ponovo na pregledu',
  body: [
    `Profil „${companyName}” ponovo pregledavamo. Dok ga ne odobrimo, parovi ga ne vide i ne možete dobiti nove upite. ${byAdmin}`,
    ...(reason === null ? ['Razlog vam javljamo na upit.'] : ['Razlog:', { quote: reason }]),
    'Na dosadašnje upite i dalje odgovarate kao i prije, a rezervacije ostaju. Podatke, opis i slike možete mijenjati.',
    'Kad pregled završi, javit ćemo vam što smo odlučili.',
    objectionText({ contactEmail }),
  ],
  button: { label: 'Uredi profil', url: editUrl },
})
