import { addDays, daysBetween, type CalendarDay } from '#contract/calendar-day.ts'
import type { CategorySlug } from '#contract/categories.ts'
import { bookedTitle } from './calendar.ts'
import { type Company, tradeOfCategory } from '#demo/texts/category-texts.ts'
import { regionOf, type Couple } from './couples.ts'
import { instantOn, type SeededRandom } from './random.ts'
import type { makeMessageWriter } from './messages.ts'
import { firstNames } from './people.ts'
import { type makeCommentWriter, starsOf } from './comments.ts'
import { add, addLead, type Marketplace } from './rows.ts'

export interface ProfessionalContext {
  id: number
  company: Company
  category: CategorySlug
  random: SeededRandom
  writeMessage: ReturnType<typeof makeMessageWriter>
}

/** The couples that have already reviewed a professional of each category: a couple reviews one per category. */
export type CouplesByCategory = Map<CategorySlug, Set<number>>

function guestsOf(
  { company, category, random }: ProfessionalContext,
  couples: readonly Couple[],
  served: CouplesByCategory,
): Couple[] {
  const before = served.get(category) ?? new Set<number>()
  served.set(category, before)
  const region = regionOf(company.city)
  const shuffled = random.shuffled(couples.filter(({ id }) => !before.has(id)))
  // Couples from elsewhere come after all those of the region.
  const nearFirst = [
    ...shuffled.filter((couple) => couple.region === region),
    ...shuffled.filter((couple) => couple.region !== region),
  ]
  const days = new Set<CalendarDay>()
  const chosen: Couple[] = []
  for (const couple of nearFirst) {
    if (chosen.length === company.reviews) break
    if (days.has(couple.weddingOn)) continue
    days.add(couple.weddingOn)
    before.add(couple.id)
    chosen.push(couple)
  }
  return chosen
}

const named = (couple: Couple, random: SeededRandom) =>
  couple.name.includes(' i ') ? couple.name.replace(/^(\S+ i \S+) \S+$/, '$1') : firstNames(random)

/** A professional's past weddings, each with its enquiry, booked day and review. */
export function addHistory(
  rows: Marketplace,
  professional: ProfessionalContext,
  couples: readonly Couple[],
  {
    today,
    served,
    writeComment,
  }: { today: CalendarDay; served: CouplesByCategory; writeComment: ReturnType<typeof makeCommentWriter> },
): void {
  const { id, company, category, random, writeMessage } = professional
  const usedComments = new Set<string>()
  const yesterday = addDays(today, -1)
  for (const couple of guestsOf(professional, couples, served)) {
    const { weddingOn } = couple
    const askedOn = addDays(weddingOn, -random.whole(70, 430))
    const bookedAt = instantOn(addDays(askedOn, random.whole(2, 40)), random)
    // A few met elsewhere, so there is no enquiry.
    const lead = random.chance(0.06)
      ? null
      : addLead(rows.leads, {
          professional_id: id,
          couple_id: couple.id,
          status: 'booked',
          event_date: weddingOn,
          message: writeMessage({ city: company.city, day: weddingOn, couple: couple.name }),
          created_at: instantOn(askedOn, random),
          updated_at: bookedAt,
        })
    add(rows.events, {
      professional_id: id,
      lead_id: lead?.id ?? null,
      title: lead !== null || random.chance(0.5) ? bookedTitle(random, named(couple, random)) : null,
      event_type: 'booked',
      event_date: weddingOn,
      notes: null,
      status: 'active',
      created_at: bookedAt,
    })
    const stars = starsOf(company.mood ?? 'liked', random)
    const wroteOn = addDays(weddingOn, random.whole(2, Math.min(75, daysBetween(weddingOn, yesterday))))
    add(rows.reviews, {
      professional_id: id,
      couple_id: couple.id,
      lead_id: lead?.id ?? null,
      rating: stars,
      comment: random.chance(0.15)
        ? null
        : writeComment(company.trade ?? tradeOfCategory[category], stars, usedComments, couple),
      created_at: instantOn(wroteOn, random),
    })
  }
}
