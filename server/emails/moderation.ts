import type { Block, Email } from './email.ts'

/** Where to object: the section of the terms that explains it, and the address to write to. */
export interface Objection {
  contactEmail: string | null
  objectionUrl: string
}

export const objectionText = ({ contactEmail }: Pick<Objection, 'contactEmail'>) =>
  `Ne slažete se s odlukom? ${contactEmail === null ? 'Pošaljite nam prigovor' : `Pošaljite prigovor na ${contactEmail}`}: besplatan je, a odgovor dobivate s obrazloženjem. Ako smo pogriješili, odluku povlačimo bez odgode.`

export const objectionButton = ({ objectionUrl }: Objection) => ({ label: 'Kako uložiti prigovor', url: objectionUrl })

export const byAdmin = 'Odluku je donio naš administrator, a ne automatizirani sustav.'

const openReview = 'Pogledaj recenziju'
const openReviews = 'Otvori recenzije'

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
    `Suspendirali smo vaš račun na portalu Zauvijek. Uvjeti korištenja to dopuštaju kod teških ili ponovljenih kršenja. ${byAdmin}`,
    ...reasonBlocks(reason),
    'Odluka vrijedi odmah. Odjavljeni ste sa svih uređaja i ne možete se ponovo prijaviti dok je ne povučemo.',
    companyName === null
      ? 'Upiti koje ste poslali ostaju, a vaše se recenzije za to vrijeme ne vide i ne računaju u ocjene.'
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
  /** False for a hidden review that its author has changed or written again: the report was about other words. */
  isReported: boolean
}

/** To the author. */
export function reviewHidden({ companyName, reason, isReported, ...objection }: HiddenReview): Email {
  const heading = isReported ? 'Vaša je recenzija skrivena' : 'Vaša recenzija ostaje skrivena'
  return {
    subject: heading,
    preview: reason ?? 'Pročitajte što to znači i kako možete uložiti prigovor.',
    heading,
    body: [
      isReported
        ? `Pružatelj usluga „${companyName}” prijavio je vašu recenziju. Pregledali smo je i sakrili. ${byAdmin}`
        : `Pregledali smo vašu izmijenjenu recenziju o pružatelju usluga „${companyName}” i ostavili je skrivenom. ${byAdmin}`,
      ...reasonBlocks(reason),
      'Na portalu je vidite samo vi i naši administratori, a u ocjenu se ne računa. Kad je uredite, ponovo će je pregledati. Možete je i izbrisati.',
      objectionText(objection),
    ],
    button: objectionButton(objection),
  }
}

interface ShownReview {
  companyName: string
  reviewUrl: string
}

/** To the author. */
export function reviewShown({ companyName, reviewUrl }: ShownReview): Email {
  const heading = 'Vaša je recenzija ponovo vidljiva'
  return {
    subject: heading,
    preview: `Recenziju o pružatelju usluga „${companyName}” pregledali smo ponovo i vratili.`,
    heading,
    body: [
      `Vašu recenziju o pružatelju usluga „${companyName}”, koju smo bili sakrili, pregledali smo ponovo i vratili. ${byAdmin}`,
      'Opet je svi vide i računa se u ocjenu.',
    ],
    button: { label: openReview, url: reviewUrl },
  }
}

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
    `Par je prijavio odgovor koji ste na njegovu recenziju napisali na profilu „${companyName}”. Pregledali smo ga i sakrili. ${byAdmin}`,
    ...reasonBlocks(reason),
    'Od sada ga vidite samo vi i ne možete ga mijenjati. Možete ga izbrisati i na recenziju odgovoriti drukčije. Recenzija i njezina ocjena ostaju.',
    objectionText(objection),
  ],
  button: objectionButton(objection),
})

interface ShownReply {
  companyName: string
  reviewsUrl: string
}

/** To the professional. */
export function replyShown({ companyName, reviewsUrl }: ShownReply): Email {
  const heading = 'Vaš je odgovor na recenziju ponovo vidljiv'
  return {
    subject: heading,
    preview: `Odgovor na profilu „${companyName}” pregledali smo ponovo i vratili.`,
    heading,
    body: [
      `Odgovor koji ste na recenziju napisali na profilu „${companyName}”, a mi smo ga bili sakrili, pregledali smo ponovo i vratili. ${byAdmin}`,
      'Opet ga svi vide uz recenziju i možete ga mijenjati.',
    ],
    button: { label: openReviews, url: reviewsUrl },
  }
}

interface DecidedReport extends Objection {
  about: 'review' | 'reply'
  outcome: 'hidden' | 'kept' | 'restored'
  companyName: string
  /** null once the account is gone. */
  coupleName: string | null
  /** Where the review stands for the reader. */
  reviewUrl: string
}

type Outcome = (name: string) => { heading: string; body: string[] }

/** A review is reported by its professional, an answer by the couple. */
const outcomes: Record<DecidedReport['about'], Record<DecidedReport['outcome'], Outcome>> = {
  review: {
    hidden: (name) => ({
      heading: 'Recenzija je skrivena',
      body: [
        `Recenziju koju je napisao ${name}, a vi ste je prijavili, pregledali smo i sakrili. ${byAdmin}`,
        'Od sada je vidi samo autor i ne računa se u vašu ocjenu.',
      ],
    }),
    kept: (name) => ({
      heading: 'Recenzija ostaje vidljiva',
      body: [
        `Recenziju koju je napisao ${name}, a vi ste je prijavili, pregledali smo i ostavili vidljivom. ${byAdmin}`,
        'Loša ocjena sama po sebi nije razlog za skrivanje. Na recenziju možete javno odgovoriti.',
      ],
    }),
    restored: (name) => ({
      heading: 'Recenzija je ponovo vidljiva',
      body: [
        `Recenziju koju je napisao ${name}, a na vašu smo je prijavu bili sakrili, pregledali smo ponovo i vratili. ${byAdmin}`,
        'Opet se računa u vašu ocjenu. Na nju možete javno odgovoriti.',
      ],
    }),
  },
  reply: {
    hidden: (name) => ({
      heading: 'Odgovor je skriven',
      body: [
        `Odgovor na vašu recenziju koji je napisao ${name}, a vi ste ga prijavili, pregledali smo i sakrili. ${byAdmin}`,
        'Od sada ga vidi samo onaj tko ga je napisao. Vaša recenzija ostaje.',
      ],
    }),
    kept: (name) => ({
      heading: 'Odgovor ostaje vidljiv',
      body: [
        `Odgovor na vašu recenziju koji je napisao ${name}, a vi ste ga prijavili, pregledali smo i ostavili vidljivim. ${byAdmin}`,
        'Svoju recenziju i dalje možete urediti ili izbrisati.',
      ],
    }),
    restored: (name) => ({
      heading: 'Odgovor je ponovo vidljiv',
      body: [
        `Odgovor na vašu recenziju koji je napisao ${name}, a na vašu smo ga prijavu bili sakrili, pregledali smo ponovo i vratili. ${byAdmin}`,
        'Svoju recenziju i dalje možete urediti ili izbrisati.',
      ],
    }),
  },
}

const reportButtons = { review: openReviews, reply: openReview }

/** To the one who has reported it: the decision and the ways against it, as Regulation (EU) 2022/2065, art. 16(5), asks for. */
export function reportDecided({
  about,
  outcome,
  companyName,
  coupleName,
  reviewUrl,
  ...objection
}: DecidedReport): Email {
  const author = coupleName === null ? 'par čiji je račun izbrisan' : `par „${coupleName}”`
  const name = about === 'review' ? author : `pružatelj usluga „${companyName}”`
  const { heading, body } = outcomes[about][outcome](name)
  const isGranted = outcome === 'hidden'
  return {
    subject: about === 'review' ? 'Odluka o recenziji koju ste prijavili' : 'Odluka o odgovoru koji ste prijavili',
    preview: `${heading}.`,
    heading,
    body: isGranted ? body : [...body, objectionText(objection)],
    button: isGranted ? { label: reportButtons[about], url: reviewUrl } : objectionButton(objection),
  }
}
