import type { CalendarDay } from '#contract/calendar-day.ts'
import { type Email, toSingleLine } from './email.ts'
import { longDay } from './days.ts'

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
        'Vaš je račun otvoren, a profil čeka odobrenje. Čim ga pregledamo, javit ćemo vam e-poštom.',
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

export const resetPassword = ({ resetUrl, hasKeys }: { resetUrl: string; hasKeys: boolean }): Email => ({
  subject: 'Nova lozinka za vaš račun',
  preview: 'Poveznica vrijedi jedan sat.',
  heading: 'Odaberite novu lozinku',
  body: [
    'Zatražena je nova lozinka za vaš račun na portalu Zauvijek.',
    'Poveznica vrijedi jedan sat i može se iskoristiti samo jednom. Kad promijenite lozinku, bit ćete odjavljeni sa svih uređaja.',
    ...(hasKeys ? ['Time prestaju vrijediti i vaši API ključevi, pa će programima koji ih koriste trebati novi.'] : []),
  ],
  button: { label: 'Odaberi novu lozinku', url: resetUrl },
  note: 'Ako novu lozinku niste zatražili vi, ne morate učiniti ništa: vaša dosadašnja lozinka i dalje vrijedi.',
})

interface PasswordChanged {
  forgottenUrl: string
  /** The names of API keys that stay valid. */
  keyNames: readonly string[]
  /** The hosts of webhooks that stay active. */
  webhookHosts: readonly string[]
  /** Whether somebody may follow the calendar by its secret address. */
  hasFeed: boolean
  /** Whether the address is confirmed. At an unconfirmed one, these names could be used to send a stranger any text. */
  isConfirmed: boolean
}

/** A new password ends none of these, and whoever knew the old one may have created them. */
const waysThatStay = ({ keyNames, webhookHosts, hasFeed, isConfirmed }: PasswordChanged) => [
  ...(keyNames.length === 0
    ? []
    : [
        isConfirmed
          ? `API ključevi i dalje vrijede: ${keyNames.map((name) => `„${toSingleLine(name)}”`).join(', ')}.`
          : 'API ključevi i dalje vrijede.',
      ]),
  ...(webhookHosts.length === 0
    ? []
    : [
        isConfirmed
          ? `Webhookovi i dalje šalju obavijesti na: ${webhookHosts.join(', ')}. Ako neku od tih adresa ne prepoznajete, izbrišite njezin webhook.`
          : 'Webhookovi i dalje šalju obavijesti. Ako neki od njih ne prepoznajete, izbrišite ga.',
      ]),
  ...(hasFeed
    ? [
        'Adresa za praćenje vašeg kalendara i dalje vrijedi. Ako mislite da je zna netko kome je niste dali, izradite novu.',
      ]
    : []),
]

export const passwordChanged = (changed: PasswordChanged): Email => ({
  subject: 'Lozinka vašeg računa je promijenjena',
  preview: 'Ako je niste promijenili vi, odmah odaberite novu.',
  heading: 'Lozinka je promijenjena',
  body: [
    'Lozinka vašeg računa na portalu Zauvijek upravo je promijenjena, a svi su drugi uređaji pritom odjavljeni.',
    ...waysThatStay(changed),
    'Ako ste je promijenili vi, ne morate učiniti ništa. Ako niste, odmah odaberite novu lozinku.',
  ],
  button: { label: 'Odaberi novu lozinku', url: changed.forgottenUrl },
})

/** Sent to the account's former address. */
export const addressChanged = ({ contactUrl }: { contactUrl: string }): Email => ({
  subject: 'E-mail adresa vašeg računa je promijenjena',
  preview: 'Ako je niste promijenili vi, javite nam se što prije.',
  heading: 'E-mail adresa je promijenjena',
  body: [
    'Vaš račun na portalu Zauvijek sada ima drugu e-mail adresu. Ova više ne služi za prijavu i na nju nećemo slati poruke.',
    'Ako ste je promijenili vi, ne morate učiniti ništa. Ako niste, netko drugi zna vašu lozinku: javite nam se što prije.',
  ],
  button: { label: 'Javite nam se', url: contactUrl },
  footer: 'Ova je poruka poslana automatski jer je ova adresa dosad bila upisana na portalu Zauvijek.',
})

interface ApiKeyCreated {
  /** null for an unconfirmed address. */
  name: string | null
  scope: string
  maskedKey: string
  expiresOn: CalendarDay | null
  keysUrl: string
}

export const apiKeyCreated = ({ name, scope, maskedKey, expiresOn, keysUrl }: ApiKeyCreated): Email => ({
  subject: 'Izrađen je novi API ključ',
  preview: 'Ako ga niste izradili vi, odmah ga opozovite.',
  heading: 'Novi API ključ',
  body: [
    'Za vaš je račun na portalu Zauvijek upravo izrađen API ključ. Njime program radi u vaše ime, bez lozinke.',
    {
      facts: [
        ...(name === null ? [] : [['Naziv', toSingleLine(name)] as const]),
        ['Ključ', maskedKey],
        ['Smije', scope === 'write' ? 'čitati i mijenjati' : 'samo čitati'],
        ['Vrijedi', expiresOn === null ? 'dok ga ne opozovete' : `do ${longDay(expiresOn)}`],
      ],
    },
    'Ako ste ga izradili vi, ne morate učiniti ništa. Ako niste, opozovite ga i promijenite lozinku.',
  ],
  button: { label: 'Pogledaj ključeve', url: keysUrl },
})
