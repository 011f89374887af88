import type { Email } from './email.ts'

export type Role = 'couple' | 'professional' | 'admin'

interface Welcome {
  role: Role
  homeUrl: string
  /** null once the address is confirmed. */
  confirmUrl: string | null
}

const ifNotYou = 'Ako ovaj račun niste otvorili vi, zanemarite ovu poruku.'
const confirmLabel = 'Potvrdi e-mail adresu'

const accountOpenedText = (role: Role) =>
  role === 'professional'
    ? [
        'Vaš je račun otvoren, a profil čeka odobrenje. Čim ga pregledamo, javit ćemo vam e-mailom.',
        'U međuvremenu dodajte slike, opis i cijene te u kalendaru označite kad ste slobodni. Tako ćete parovima biti zanimljivi od prvog dana.',
      ]
    : [
        'Vaš je račun otvoren. Sada možete spremati omiljene pružatelje usluga, slati im upite i na jednom mjestu pratiti odgovore.',
      ]

const whyConfirm = (role: Role) =>
  role === 'professional'
    ? 'Na nju će stizati upiti parova.'
    : 'Uz vaše će upite tada stajati oznaka „e-mail potvrđen”, pa će pružatelji usluga znati da im zaista pišete vi.'

export const welcome = ({ role, homeUrl, confirmUrl }: Welcome): Email => ({
  subject: 'Dobro došli na Zauvijek',
  preview: accountOpenedText(role)[0] ?? '',
  heading: 'Dobro došli',
  body: [
    ...accountOpenedText(role),
    ...(confirmUrl === null ? [] : [`Potvrdite još samo svoju e-mail adresu. ${whyConfirm(role)}`]),
  ],
  button: confirmUrl === null ? { label: 'Otvori Zauvijek', url: homeUrl } : { label: confirmLabel, url: confirmUrl },
  note: ifNotYou,
})

export const confirmEmail = ({ role, confirmUrl }: { role: Role; confirmUrl: string }): Email => ({
  subject: 'Potvrdite svoju e-mail adresu',
  preview: 'Dovoljan je jedan klik.',
  heading: 'Potvrdite svoju e-mail adresu',
  body: [`Ova je adresa upisana kao e-mail računa na portalu Zauvijek. Potvrdite da je vaša. ${whyConfirm(role)}`],
  button: { label: confirmLabel, url: confirmUrl },
  note: 'Ako to niste bili vi, zanemarite ovu poruku.',
})

export const resetPassword = ({ resetUrl }: { resetUrl: string }): Email => ({
  subject: 'Nova lozinka za vaš račun',
  preview: 'Poveznica vrijedi jedan sat.',
  heading: 'Odaberite novu lozinku',
  body: [
    'Zatražena je nova lozinka za vaš račun na portalu Zauvijek.',
    'Poveznica vrijedi jedan sat i može se iskoristiti samo jednom. Kad promijenite lozinku, bit ćete odjavljeni sa svih uređaja.',
  ],
  button: { label: 'Odaberi novu lozinku', url: resetUrl },
  note: 'Ako novu lozinku niste zatražili vi, ne trebate učiniti ništa: vaša dosadašnja lozinka i dalje vrijedi.',
})
