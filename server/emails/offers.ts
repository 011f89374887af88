import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatItemQuantity } from '#contract/item-quantity.ts'
import type { ConversationSide } from '#contract/messages.ts'
import { formatSum } from '#contract/sums.ts'
import type { Offer } from '#contract/offers.ts'
import { fullDay, longDay } from './days.ts'
import { type Block, type Email, howToConfirm, type Pairs } from './email.ts'
import { replyNote } from './replies.ts'
import { leadSubject } from './subjects.ts'

interface OfferFacts extends Pick<
  Offer,
  'number' | 'items' | 'total' | 'deposit' | 'deposit_due' | 'valid_until' | 'is_amendment'
> {
  companyName: string
  coupleName: string
  eventOn: CalendarDay
  conversationUrl: string
  /** The other side's address. */
  replyTo: string
}

/** `2 × € 150`; nothing for a single item. */
const factorsOf = ({ quantity, unit_price }: Offer['items'][number]) =>
  quantity === 1 ? {} : { factors: `${formatItemQuantity(quantity)} × ${formatSum(unit_price)}` }

const deposit = ({ deposit: amount, deposit_due: due }: OfferFacts) =>
  amount === null ? [] : [['Predujam', formatSum(amount) + (due === null ? '' : `, do ${longDay(due)}`)] as const]

/** For an unconfirmed address, which may be a stranger's. */
const withheld = `Stavke ne navodimo jer ova e-mail adresa još nije potvrđena. Pogledajte ih u ponudi. ${howToConfirm}`

/** The items with their total, then the deposit and the other facts. */
function terms(offer: OfferFacts, isUnconfirmed: boolean, others: Pairs = []): Block[] {
  const total = formatSum(offer.total)
  const facts = [...deposit(offer), ...others]
  if (isUnconfirmed) return [withheld, { facts: [['Ukupno', total], ...facts] }]
  const prices = offer.items.map((item) => ({ name: item.label, ...factorsOf(item), amount: formatSum(item.amount) }))
  return [{ prices, total: { name: 'Ukupno', amount: total } }, ...(facts.length === 0 ? [] : [{ facts }])]
}

const attachedDay = 'U prilogu je taj dan za vaš kalendar.'

/** To the couple. The company's name is in quotation marks after a noun, so that it does not have to be declined. */
export function newOffer(offer: OfferFacts, { isUnconfirmed = false } = {}): Email {
  const { number, companyName, eventOn, valid_until, is_amendment, conversationUrl } = offer
  const [what, question] = is_amendment
    ? [
        'dopunu dogovora',
        'Ako je prihvatite, ona je vaš dogovor umjesto dosadašnjeg. Ako je odbijete, dosadašnji dogovor ostaje kakav jest.',
      ]
    : ['ponudu', 'Kad je prihvatite, dan je rezerviran. Možete je i odbiti i reći zašto.']
  const sent = `Pružatelj usluga „${companyName}” poslao vam je ${what} za ${longDay(eventOn)}`
  return {
    subject: leadSubject(eventOn, companyName),
    preview: `${is_amendment ? 'Dopuna dogovora' : 'Ponuda'}: ${formatSum(offer.total)} · vrijedi do ${longDay(valid_until)}`,
    heading: is_amendment ? 'Stigla je dopuna dogovora' : 'Stigla je ponuda',
    body: [
      sent,
      ...terms(offer, isUnconfirmed, [
        ['Vrijedi do', longDay(valid_until)],
        ['Broj ponude', `${number}`],
      ]),
      question,
    ],
    button: { label: 'Pogledaj ponudu', url: conversationUrl },
    note: replyNote('couple', offer.replyTo),
  }
}

/** To the couple whose open offer can no longer be accepted: the day is another one's. */
export function offerDayTaken(offer: OfferFacts, { searchUrl }: { searchUrl: string }): Email {
  const { number, companyName, eventOn, conversationUrl } = offer
  const heading = 'Taj je dan u međuvremenu zauzet'
  return {
    subject: leadSubject(eventOn, companyName),
    preview: `${heading}: ponuda br. ${number} više se ne može prihvatiti.`,
    heading,
    body: [
      `Ponuda br. ${number} pružatelja usluga „${companyName}” za ${longDay(eventOn)} više se ne može prihvatiti jer je taj dan u njegovu kalendaru rezerviran za drugi par.`,
      'Ništa niste dužni. U razgovoru možete pitati za drugi dan, a za ovaj pogledajte tko je još slobodan:',
      { links: [{ label: `Slobodni ${longDay(eventOn)}`, url: searchUrl }] },
    ],
    button: { label: 'Otvori razgovor', url: conversationUrl },
    note: replyNote('couple', offer.replyTo),
  }
}

interface Decline {
  /** Also null for an unconfirmed address. */
  reason: string | null
  wantedTotal: number | null
}

/** To the professional. */
export function offerDeclined(offer: OfferFacts, { reason, wantedTotal }: Decline): Email {
  const { number, coupleName, eventOn, is_amendment, conversationUrl } = offer
  const wish = wantedTotal === null ? [] : [['Par želi ukupno', formatSum(wantedTotal)] as const]
  const outcome = `${is_amendment ? 'Dopuna' : 'Ponuda'} br. ${number} nije prihvaćena`
  return {
    subject: leadSubject(eventOn, coupleName),
    preview: reason === null ? `${outcome}.` : `${outcome}: ${reason}`,
    heading: is_amendment ? 'Par nije prihvatio dopunu' : 'Par nije prihvatio ponudu',
    body: [
      `Par je odbio vašu ${is_amendment ? 'dopunu' : 'ponudu'} br. ${number} za ${longDay(eventOn)}`,
      { facts: [['Par', coupleName], ['Ponuđeno ukupno', formatSum(offer.total)], ...wish] },
      ...(reason === null ? [] : ['Razlog:', { quote: reason }]),
      is_amendment ? 'Dosadašnji dogovor ostaje kakav jest.' : 'Upit ostaje otvoren: možete poslati novu ponudu.',
    ],
    button: { label: 'Otvori razgovor', url: conversationUrl },
    note: replyNote('professional', offer.replyTo),
  }
}

type AgreementText = Pick<Email, 'heading'> & { first: string; last: string }

const agreementTexts = {
  couple: ({ number, companyName, eventOn, is_amendment }: OfferFacts): AgreementText => ({
    heading: is_amendment ? 'Dogovor je dopunjen' : 'Dogovoreno je',
    first: is_amendment
      ? `Prihvatili ste dopunu br. ${number} pružatelja usluga „${companyName}”. Ona je sada vaš dogovor za ${longDay(eventOn)}`
      : `Čestitamo. Prihvatili ste ponudu br. ${number} pružatelja usluga „${companyName}” i taj je dan u kalendaru sada vaš: ${longDay(eventOn)}`,
    last: 'Nakon vjenčanja možete napisati recenziju i tako pomoći drugim parovima u izboru.',
  }),
  professional: ({ number, eventOn, is_amendment }: OfferFacts): AgreementText => ({
    heading: is_amendment ? 'Par je prihvatio dopunu' : 'Par je prihvatio ponudu',
    first: is_amendment
      ? `Par je prihvatio vašu dopunu br. ${number} i ona je sada vaš dogovor za ${longDay(eventOn)}`
      : `Par je prihvatio vašu ponudu br. ${number} i taj je dan u vašem kalendaru rezerviran: ${longDay(eventOn)}`,
    last: 'Dogovor možete ispisati na jednoj stranici. Telefon para naveden je uz upit, ako ga je par upisao.',
  }),
}

/** To either side. */
export function offerAccepted(offer: OfferFacts, to: ConversationSide, { isUnconfirmed = false } = {}): Email {
  const { coupleName, companyName, eventOn, is_amendment, conversationUrl } = offer
  const { heading, first, last } = agreementTexts[to](offer)
  const other = to === 'couple' ? (['Pružatelj usluga', companyName] as const) : (['Par', coupleName] as const)
  return {
    subject: leadSubject(eventOn, other[1]),
    preview: `${is_amendment ? 'Dogovor je dopunjen' : 'Dogovoreno'}: ${formatSum(offer.total)}`,
    heading,
    body: [first, { facts: [other, ['Dan', fullDay(eventOn)]] }, ...terms(offer, isUnconfirmed), attachedDay, last],
    button: { label: 'Otvori dogovor', url: conversationUrl },
    note: replyNote(to, offer.replyTo),
  }
}
