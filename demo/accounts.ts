import { addDays, daysFrom, weekday, type CalendarDay } from '#contract/calendar-day.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import { addEnquiry } from './enquiries.ts'
import type { ProfessionalContext } from './history.ts'
import { instantOn, type SeededRandom } from './random.ts'
import { demoPhone } from './people.ts'
import { writtenDay } from './messages.ts'
import { add, type Marketplace, type UserRow } from './rows.ts'

export const demoPassword = 'demo-zauvijek'
/** The demo professional's company. */
export const demoStudioName = 'Studio Lipanjsko svjetlo'
export const demoEmails = {
  admin: 'admin@zauvijek.test',
  couple: 'par@zauvijek.test',
  professional: 'studio@zauvijek.test',
}

export function addDemoPeople(
  rows: Marketplace,
  today: CalendarDay,
  passwordHash: string,
  random: SeededRandom,
): UserRow {
  const joinedAt = instantOn(addDays(today, -150), random)
  const joined = { password_hash: passwordHash, created_at: joinedAt, email_confirmed_at: joinedAt }
  add(rows.users, { name: 'Dunja Lisak', email: demoEmails.admin, phone: null, role: 'admin', ...joined })
  return add(rows.users, {
    name: 'Lucija i Ivan Marić',
    email: demoEmails.couple,
    phone: demoPhone(0),
    role: 'couple',
    wedding_date: demoWeddingDay(today),
    ...joined,
  })
}

interface DemoEnquiry {
  company: string
  status: LeadStatus
  /** `{datum}` is their wedding day. */
  message: string
  /** In the past, so that it can be reviewed. */
  isOver?: true
}

const demoEnquiries: readonly DemoEnquiry[] = [
  {
    company: 'Kestenov hlad',
    status: 'booked',
    message:
      'Dobar dan,\nbili smo kod vas u nedjelju s mojim roditeljima i odmah se svi složili. Molimo vas da nam {datum} potvrdite i pošaljete ugovor. Bit će nas oko 140, od toga osamnaestero djece.\n\nLijep pozdrav,\nLucija i Ivan',
  },
  {
    company: demoStudioName,
    status: 'interested',
    message:
      'Bok, Hana i Tine,\nvaše fotografije pratimo otkad smo se zaručili. Vjenčamo se {datum} u Gračanima i voljeli bismo da budete s nama od spremanja do torte. Ivan se boji fotoaparata, pa bi i proba dobro došla.\n\nLucija i Ivan',
  },
  {
    company: 'Subotom navečer',
    status: 'contacted',
    message:
      'Pozdrav,\nslušali smo vas na svadbi kod Tene i Krešimira i plesali do jutra. Je li {datum} još slobodan? Prvi ples bismo otpjevali sami, ako nas izdržite.\n\nLucija i Ivan Marić',
  },
  {
    company: 'Tri kata šećera',
    status: 'new',
    message:
      'Dobar dan,\nzanima nas torta za 140 ljudi, {datum}. Jedan kat mora biti bez glutena zbog mladoženjine sestre. Kada je prvo slobodno kušanje?\n\nUnaprijed hvala,\nLucija',
  },
  {
    company: 'Božur i pelin',
    status: 'rejected',
    message:
      'Dobar dan,\nradite li i u prvoj polovici godine s božurima iz svoga vrta? Naš je datum {datum}, a budžet za cvijeće je oko 900 eura.\n\nLijep pozdrav,\nLucija Marić',
  },
  {
    company: 'Oldtimeri Tuškanac',
    status: 'new',
    message:
      'Poštovani,\ntrebali bismo crveni kabriolet {datum} od 15 do 18 sati, od Gornjega grada do Gračana. Smije li Ivanov djed sjediti naprijed? Vozio je isti takav.\n\nIvan Marić',
  },
  {
    company: 'Zlatarska radionica Habdelić',
    status: 'booked',
    isOver: true,
    message:
      'Dobar dan,\nhtjeli bismo od bakina lanca dobiti dva prstena. Možemo li doći {datum} na radionicu i gledati kako nastaju?\n\nSrdačan pozdrav,\nLucija i Ivan',
  },
]

/** The first Saturday between May and September at least half a year ahead. */
function demoWeddingDay(today: CalendarDay): CalendarDay {
  const ahead = daysFrom(addDays(today, 200), addDays(today, 565))
  return (
    ahead.find((day) => weekday(day) === 5 && day.slice(5, 7) >= '05' && day.slice(5, 7) <= '09') ?? addDays(today, 210)
  )
}

/** The demo couple's enquiry to this company, if there is one, and its day in the calendar; adds it to `taken`. */
export function addDemoEnquiry(
  rows: Marketplace,
  professional: ProfessionalContext,
  couple: UserRow,
  { today, taken }: { today: CalendarDay; taken: Set<CalendarDay> },
): void {
  const enquiry = demoEnquiries.find(({ company }) => company === professional.company.name)
  if (!enquiry) return
  const day = enquiry.isOver ? addDays(today, -16) : demoWeddingDay(today)
  taken.add(day)
  addEnquiry(rows, professional, today, {
    couple,
    day,
    status: enquiry.status,
    message: enquiry.message.replace('{datum}', writtenDay(day)).replace('..', '.'),
  })
  if (enquiry.status === 'booked' || professional.company.calendar === 'none') return
  add(rows.events, {
    professional_id: professional.id,
    lead_id: null,
    title: null,
    event_type: enquiry.status === 'rejected' ? 'booked' : 'available',
    event_date: day,
    notes: null,
    status: 'active',
    created_at: instantOn(addDays(today, -60), professional.random),
  })
}
