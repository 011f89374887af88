import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { TranscriptLine } from '#contract/lead-reports.ts'
import type { ConversationSide, Message } from '#contract/messages.ts'
import type { MessageRow } from './queries.ts'

/** The two writers, and which of them is reading. */
interface Sides {
  side: ConversationSide
  couple_name: string | null
  company_name: string
}

/** The message with which the conversation begins. */
interface FirstMessage extends Sides {
  id: number
  message: string
  message_read_at: Date | null
  created_at: Date
}

const nameOf = (author: Message['author'], { couple_name, company_name }: Sides) =>
  author === 'couple' ? (couple_name ?? 'Nepoznato') : author === 'professional' ? company_name : ''

type ToldStatus = LeadStatus | 'called_off'

const toldStatus = ({ status, calls_off }: MessageRow): ToldStatus | null => (calls_off ? 'called_off' : status)

/** A new status, as each side reads it. */
const statusSentences: Record<Sides['side'], Record<ToldStatus, string>> = {
  couple: {
    new: 'Upit je poslan.',
    contacted: 'Pružatelj usluga vam se javio.',
    interested: 'Pružatelj usluga zainteresiran je za vaš datum.',
    booked: 'Rezervacija je potvrđena. Čestitamo, dan je vaš.',
    rejected: 'Pružatelj usluga nažalost ne može prihvatiti vaš upit.',
    called_off: 'Pružatelj usluga otkazao je rezervaciju. Dan više nije vaš.',
  },
  professional: {
    new: 'Stigao je upit.',
    contacted: 'Javili ste se paru.',
    interested: 'Javili ste paru da ste zainteresirani.',
    booked: 'Rezervacija je potvrđena i dan je upisan u kalendar.',
    rejected: 'Odbili ste upit.',
    called_off: 'Otkazali ste rezervaciju i dan više nije upisan u kalendar.',
  },
}

/** For a reader who is neither of the two. */
const neutralSentences: Record<ToldStatus, string> = {
  new: 'Upit je poslan.',
  contacted: 'Pružatelj usluga javio se paru.',
  interested: 'Pružatelj usluga zainteresiran je.',
  booked: 'Rezervacija je potvrđena.',
  rejected: 'Pružatelj usluga odbio je upit.',
  called_off: 'Pružatelj usluga otkazao je rezervaciju.',
}

const offerSentences: Record<NonNullable<Message['offer_event']>, string> = {
  sent: 'Poslana je ponuda.',
  accepted: 'Ponuda je prihvaćena.',
  declined: 'Ponuda je odbijena.',
  withdrawn: 'Ponuda je povučena.',
}

const bodyFor = (side: Sides['side'], row: MessageRow) => {
  const status = toldStatus(row)
  return status === null ? row.body : statusSentences[side][status]
}

export const presentMessage = (row: MessageRow, sides: Sides): Message => ({
  id: row.id,
  lead_id: row.lead_id,
  author: row.author,
  author_name: nameOf(row.author, sides),
  kind: row.kind,
  body: bodyFor(sides.side, row),
  status: row.status,
  offer_id: row.offer_id,
  offer_event: row.offer_event,
  attachments: row.attachments,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
})

export const presentFirstMessage = (lead: FirstMessage): Message => ({
  id: 0,
  lead_id: lead.id,
  author: 'couple',
  author_name: nameOf('couple', lead),
  kind: 'text',
  body: lead.message,
  status: null,
  offer_id: null,
  offer_event: null,
  attachments: [],
  created_at: lead.created_at.toISOString(),
  read_at: lead.message_read_at?.toISOString() ?? null,
})

const neutralBody = (row: MessageRow) => {
  const status = toldStatus(row)
  if (status !== null) return neutralSentences[status]
  const offered = row.offer_event === null ? '' : offerSentences[row.offer_event]
  return [offered, row.body].filter((part) => part !== '').join(' ')
}

/** A conversation as an outsider reads it, oldest first. */
export const presentTranscript = (lead: FirstMessage, rows: readonly MessageRow[]): TranscriptLine[] => [
  {
    author: 'couple',
    author_name: nameOf('couple', lead),
    body: lead.message,
    attachments: [],
    created_at: lead.created_at.toISOString(),
  },
  ...rows.map((row) => ({
    author: row.author,
    author_name: nameOf(row.author, lead),
    body: neutralBody(row),
    attachments: row.attachments.map(({ filename }) => filename),
    created_at: row.created_at.toISOString(),
  })),
]
