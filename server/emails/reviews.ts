import { type Block, type Email, howToConfirm } from './email.ts'

interface AnsweredReview {
  companyName: string
  /** Null for an unconfirmed address, which may be a stranger's. */
  body: string | null
  reviewUrl: string
}

const withheld = `Odgovor ne navodimo jer ova e-mail adresa još nije potvrđena. ${howToConfirm}`

/** To the couple, once. */
export const reviewReply = ({ companyName, body, reviewUrl }: AnsweredReview): Email => ({
  subject: 'Odgovor na vašu recenziju',
  preview: `Pružatelj usluga „${companyName}” odgovorio je na vašu recenziju.`,
  heading: 'Odgovor na vašu recenziju',
  body: [
    `Pružatelj usluga „${companyName}” javno je odgovorio na vašu recenziju${body === null ? '.' : ':'}`,
    body === null ? withheld : { quote: body },
    'Odgovor stoji ispod vaše recenzije. Ako vas vrijeđa ili otkriva osobne podatke, ondje ga možete prijaviti.',
  ],
  button: { label: 'Pogledaj odgovor', url: reviewUrl },
  note: 'Ako se odgovor promijeni, o tome nećemo javljati. Svoju recenziju i dalje možete urediti ili izbrisati.',
})

interface WrittenReview {
  coupleName: string
  companyName: string
  rating: number
  comment: string | null
  reviewsUrl: string
}

/** To the professional. */
export function newReview(review: WrittenReview, { isUnconfirmed = false } = {}): Email {
  const { coupleName, companyName, rating, comment, reviewsUrl } = review
  const rated = `Par „${coupleName}” dao je profilu „${companyName}” ocjenu ${rating} od 5.`
  return {
    subject: 'Nova recenzija vašeg profila',
    preview: rated,
    heading: 'Imate novu recenziju',
    body: [
      rated,
      commentOf(comment, isUnconfirmed),
      'Na nju možete jednom javno odgovoriti: odgovor stoji ispod recenzije. Ako recenzija vrijeđa ili otkriva osobne podatke, ondje je možete prijaviti.',
    ],
    button: { label: 'Otvori recenzije', url: reviewsUrl },
    note: 'Ako par recenziju izmijeni ili izbriše, o tome nećemo javljati.',
  }
}

function commentOf(comment: string | null, isUnconfirmed: boolean): Block {
  if (comment === null) return 'Komentara nema.'
  return isUnconfirmed
    ? `Komentar ne navodimo jer ova e-mail adresa još nije potvrđena. ${howToConfirm}`
    : { quote: comment }
}

interface ReviewReminder {
  /** At least one. */
  professionals: readonly { companyName: string; reviewUrl: string }[]
  enquiriesUrl: string
}

/** To the couple, once per professional. */
export function reviewReminder({ professionals, enquiriesUrl }: ReviewReminder): Email {
  const [only] = professionals
  const isOne = professionals.length === 1 && only !== undefined
  return {
    subject: 'Kako je bilo na vjenčanju?',
    preview: 'Nekoliko vaših rečenica pomaže parovima koji tek biraju.',
    heading: 'Kako je bilo?',
    body: [
      'Nadamo se da je vaš dan bio onakav kakvim ste ga zamislili.',
      ...(isOne
        ? [
            `Napišite recenziju o pružatelju usluga „${only.companyName}”: ocjena i nekoliko rečenica pomažu parovima koji tek biraju.`,
          ]
        : [
            'Napišite recenziju onima koji su tog dana radili za vas: ocjena i nekoliko rečenica pomažu parovima koji tek biraju.',
            { links: professionals.map(({ companyName, reviewUrl }) => ({ label: companyName, url: reviewUrl })) },
          ]),
      'Uz recenziju stoje vaše ime i podatak da ste rezervirali preko Zauvijeka. Možete je urediti ili izbrisati kad god želite.',
    ],
    button: isOne
      ? { label: 'Napiši recenziju', url: only.reviewUrl }
      : { label: 'Otvori svoje upite', url: enquiriesUrl },
    note: 'Na recenziju podsjećamo samo jednom.',
  }
}
