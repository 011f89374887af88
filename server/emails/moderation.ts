import type { Block, Email } from './email.ts'

/** Where to object: the section of the terms that explains it, and the address to write to. */
interface Objection {
  contactEmail: string | null
  objectionUrl: string
}

const objectionText = ({ contactEmail }: Objection) =>
  `Ne slažete se s odlukom? ${contactEmail === null ? 'Pošaljite nam prigovor' : `Pošaljite prigovor na ${contactEmail}`}: besplatan je, a odgovor dobivate s obrazloženjem. Ako smo pogriješili, odluku povlačimo bez odgode.`

const objectionButton = ({ objectionUrl }: Objection) => ({ label: 'Kako uložiti prigovor', url: objectionUrl })

const reasonBlocks = (reason: string | null): Block[] => (reason === null ? [] : ['Razlog:', { quote: reason }])

interface Suspension extends Objection {
  /** null without a profile. */
  companyName: string | null
  reason: string | null
}

/** The statement of reasons required by Regulation (EU) 2019/1150, art. 4, and 2022/2065, art. 17. */
export const accountSuspended = ({ companyName, reason, ...objection }: Suspension): Email => ({
  subject: 'Vaš je račun suspendiran',
  preview: reason ?? 'Pročitajte što to znači i kako možete uložiti prigovor.',
  heading: 'Vaš je račun suspendiran',
  body: [
    'Suspendirali smo vaš račun na portalu Zauvijek. Uvjeti korištenja to dopuštaju kod teških ili ponovljenih kršenja. Odluku je donio naš administrator, a ne automatizirani sustav.',
    ...reasonBlocks(reason),
    'Odluka vrijedi odmah. Odjavljeni ste sa svih uređaja i ne možete se ponovo prijaviti dok je ne povučemo.',
    companyName === null
      ? 'Upiti koje ste poslali i recenzije koje ste napisali ostaju.'
      : `Profil „${companyName}” i njegov kalendar nitko više ne vidi i ne možete dobiti nove upite. Podaci, slike i dosadašnji upiti ostaju sačuvani.`,
    objectionText(objection),
  ],
  button: objectionButton(objection),
})

interface Restoration {
  companyName: string | null
  loginUrl: string
}

export const accountRestored = ({ companyName, loginUrl }: Restoration): Email => ({
  subject: 'Vaš račun ponovo radi',
  preview: 'Suspenzija je ukinuta i opet se možete prijaviti.',
  heading: 'Vaš račun ponovo radi',
  body: [
    'Suspenzija vašeg računa na portalu Zauvijek je ukinuta. Prijavite se dosadašnjom lozinkom; sve je ostalo sačuvano.',
    ...(companyName === null ? [] : [`Profil „${companyName}” vratio se u stanje u kojem je bio prije suspenzije.`]),
  ],
  button: { label: 'Prijavi se', url: loginUrl },
})

interface HiddenReview extends Objection {
  companyName: string
  reason: string | null
}

/** To the author. */
export const reviewHidden = ({ companyName, reason, ...objection }: HiddenReview): Email => ({
  subject: 'Vaša je recenzija skrivena',
  preview: reason ?? 'Pročitajte što to znači i kako možete uložiti prigovor.',
  heading: 'Vaša je recenzija skrivena',
  body: [
    `Pružatelj usluga „${companyName}” prijavio je vašu recenziju. Pregledali smo je i sakrili. Odluku je donio naš administrator, a ne automatizirani sustav.`,
    ...reasonBlocks(reason),
    'Od sada je vidite samo vi i ne računa se u ocjenu. I dalje je možete urediti ili izbrisati.',
    objectionText(objection),
  ],
  button: objectionButton(objection),
})

interface HiddenReply extends Objection {
  companyName: string
  reason: string | null
}

/** To the professional. */
export const replyHidden = ({ companyName, reason, ...objection }: HiddenReply): Email => ({
  subject: 'Vaš je odgovor na recenziju skriven',
  preview: reason ?? 'Pročitajte što to znači i kako možete uložiti prigovor.',
  heading: 'Vaš je odgovor na recenziju skriven',
  body: [
    `Par je prijavio odgovor koji ste na njegovu recenziju napisali na profilu „${companyName}”. Pregledali smo ga i sakrili. Odluku je donio naš administrator, a ne automatizirani sustav.`,
    ...reasonBlocks(reason),
    'Od sada ga vidite samo vi i ne možete ga mijenjati. Možete ga izbrisati i na recenziju odgovoriti drukčije. Recenzija i njezina ocjena ostaju.',
    objectionText(objection),
  ],
  button: objectionButton(objection),
})
