import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { categorySlugs, type CategorySlug } from '#contract/categories.ts'
import { leadLifecycle, type LeadStatus, leadStatuses } from '#contract/lead-lifecycle.ts'
import { addDemoPeople, addDemoEnquiry, demoEmails, demoStudioName } from './accounts.ts'
import { planCalendar, type PlannedDay } from './calendar.ts'
import { texts } from '#demo/texts/all.ts'
import type { Company } from '#demo/texts/category-texts.ts'
import { addCouples } from './couples.ts'
import { addConversations } from './conversations.ts'
import { addEnquiries } from './enquiries.ts'
import { addDemoFavorite } from './favorites.ts'
import { addHistory, type CouplesByCategory, type ProfessionalContext } from './history.ts'
import { instantOn, SeededRandom } from './random.ts'
import { makeMessageWriter } from './messages.ts'
import { addOffers } from './offers.ts'
import { addPackages, choosePackages, makeFacts } from './packages.ts'
import { addressPart, personName, demoPhone } from './people.ts'
import { makePictures } from './pictures.ts'
import { addProfileCounts } from './profile-counts.ts'
import { makeCommentWriter } from './comments.ts'
import { addReviewReplies } from './review-replies.ts'
import { add, emptyMarketplace, type Marketplace } from './rows.ts'

export interface Plan {
  seed: number
  today: CalendarDay
  /** Includes this many companies, in turn from every category. */
  professionals: number
  /** For the three demo accounts. */
  demoPasswordHash: string
  /** For everyone else: no password matches. */
  unusablePasswordHash: string
}

const pastCouples = 520
const comingCouples = 170

const isDemoStudio = ({ name }: Company) => name === demoStudioName

/** One company of each category in turn, the demo studio first. */
function companiesInTurn(): { company: Company; category: CategorySlug }[] {
  const rounds = Math.max(...categorySlugs.map((slug) => texts[slug].companies.length))
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    categorySlugs.flatMap((category) => {
      const company = texts[category].companies[round]
      return company ? [{ company, category }] : []
    }),
  ).flat()
  return inTurn.toSorted((a, b) => Number(isDemoStudio(b.company)) - Number(isDemoStudio(a.company)))
}

/** The number of the demo studio's enquiries in a status, and the weight of the status for others. */
const shares: Partial<Record<LeadStatus, { studio: number; weight: number }>> = {
  new: { studio: 9, weight: 30 },
  contacted: { studio: 6, weight: 22 },
  interested: { studio: 5, weight: 14 },
  booked: { studio: 7, weight: 20 },
  rejected: { studio: 6, weight: 14 },
}
const shareOf = (status: LeadStatus) => shares[status] ?? { studio: 2, weight: 5 }

function statusesFor({ company, random }: ProfessionalContext): LeadStatus[] {
  if (isDemoStudio(company)) {
    return leadStatuses.flatMap((status) => Array.from({ length: shareOf(status).studio }, () => status))
  }
  if (company.status) return []
  const count = random.whole(company.reviews > 0 ? 1 : 0, company.reviews > 12 ? 6 : 3)
  const weights = leadStatuses.map((status) => shareOf(status).weight)
  return Array.from({ length: count }, () => leadStatuses[random.weighted(weights)] ?? 'new')
}

/** The day on which a company joined: before everything else known about it. */
function joinedOn(rows: Marketplace, { id, company, random }: ProfessionalContext, today: CalendarDay): CalendarDay {
  if (company.status === 'pending') return addDays(today, -random.whole(1, 9))
  if (company.status === 'rejected') return addDays(today, -random.whole(20, 120))
  const known = rows.leads.filter((lead) => lead.professional_id === id).map((lead) => lead.created_at.slice(0, 10))
  const earliest = known.toSorted()[0] as CalendarDay | undefined // the date part of an instant
  return addDays(earliest ?? today, -random.whole(20, 160))
}

function addProfessional(
  rows: Marketplace,
  professional: ProfessionalContext,
  owner: { userId: number; createdAt: string },
  own: SeededRandom,
): void {
  const { company, category, random } = professional
  const { createdAt } = owner
  add(rows.professionals, {
    user_id: owner.userId,
    company_name: company.name,
    category,
    description: company.description,
    city: company.city,
    price_range_min: company.price[0],
    price_range_max: company.price[1],
    website: company.web === undefined ? null : `https://www.${company.web}.example`,
    instagram: company.instagram ?? null,
    premium: company.premium ?? false,
    status: company.status ?? 'approved',
    ...makeFacts(company, category, own),
    created_at: createdAt,
  })
  addPackages(rows, { ...professional, random: own }, createdAt)
  choosePackages(rows, professional.id)
  const count = company.pictures ?? (company.premium ? random.whole(7, 12) : random.whole(3, 10))
  for (const picture of makePictures(category, count, random)) {
    add(rows.media, { professional_id: professional.id, ...picture, created_at: createdAt })
  }
}

/** The days that couples are waiting for; one in a few was given away after they had asked. */
const waitedFor = ({ leads }: Marketplace, professionalId: number) =>
  new Set(
    leads
      .filter(
        ({ professional_id, status, id }) =>
          professional_id === professionalId && leadLifecycle[status].isOpen && id % 6 !== 0,
      )
      .map(({ event_date }) => event_date),
  )

function addCalendar(
  rows: Marketplace,
  { id, company, category, random }: ProfessionalContext,
  today: CalendarDay,
  taken: Set<CalendarDay>,
): void {
  const waited = waitedFor(rows, id)
  for (const planned of planCalendar(company.calendar, category, today, taken, random)) {
    const day: PlannedDay = waited.has(planned.eventDate)
      ? { eventDate: planned.eventDate, eventType: 'available', title: null, notes: null }
      : planned
    add(rows.events, {
      professional_id: id,
      lead_id: null,
      title: day.title,
      event_type: day.eventType,
      event_date: day.eventDate,
      notes: day.notes,
      status: 'active',
      created_at: instantOn(addDays(today, -random.whole(1, 90)), random),
    })
  }
}

/** The whole demo marketplace as rows: the same for the same plan, on every machine. */
export function makeMarketplace(plan: Plan): Marketplace {
  const { seed, today } = plan
  const rows = emptyMarketplace()
  const part = (name: string) => SeededRandom.of(seed, name)
  const demoCouple = addDemoPeople(rows, today, plan.demoPasswordHash, part('accounts'))
  const counts = { past: pastCouples, coming: comingCouples, today, passwordHash: plan.unusablePasswordHash }
  const couples = addCouples(rows, counts, part('couples'))
  const writeComment = makeCommentWriter(part('comments'))
  const served: CouplesByCategory = new Map()

  for (const [index, { company, category }] of companiesInTurn().slice(0, plan.professionals).entries()) {
    const random = part(company.name)
    // A category's enquiries only suit its usual trade: a question about dancing does not suit a harpist.
    const writeMessage = makeMessageWriter(company.trade === undefined ? category : null, random)
    const professional = { id: index + 1, company, category, random, writeMessage }
    const taken = new Set<CalendarDay>()
    addHistory(rows, professional, couples.past, { today, served, writeComment })
    addDemoEnquiry(rows, professional, demoCouple, { today, taken })
    addDemoFavorite(rows, { ...professional, random: part(`favorite of ${company.name}`) }, demoCouple, today)
    addEnquiries(rows, professional, couples.coming, statusesFor(professional), { today, taken })
    addOffers(rows, professional, demoCouple, today)
    addConversations(rows, professional, demoCouple, today)
    addCalendar(rows, professional, today, taken)
    const isDemo = isDemoStudio(company)
    const joined = joinedOn(rows, professional, today)
    addProfileCounts(
      rows,
      professional,
      { joinedOn: joined, today, isDaily: isDemo },
      part(`${company.name}, looked at`),
    )
    const joinedAt = instantOn(joined, random)
    const owner = add(rows.users, {
      name: company.owner ?? personName(random),
      email: isDemo ? demoEmails.professional : `${addressPart(company.name)}@primjer.example`,
      phone: demoPhone(rows.users.length),
      role: 'professional',
      password_hash: isDemo ? plan.demoPasswordHash : plan.unusablePasswordHash,
      created_at: joinedAt,
      email_confirmed_at: joinedAt,
    })
    addProfessional(
      rows,
      professional,
      { userId: owner.id, createdAt: owner.created_at },
      part(`${company.name}, offered`),
    )
  }
  addReviewReplies(rows, today, part('answers to reviews'))
  return rows
}
